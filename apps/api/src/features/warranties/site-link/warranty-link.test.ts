import * as contract from '@girassol/contract/warranties'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import { products } from '../../cart/test-shop.ts'
import { type OrderDesk, openOrderDesk } from '../../order-approval/test-order-desk.ts'
import { linkNewSite } from '../test-linked-site.ts'

describe.each(testedDatabases)('the public page with the warranties of a site on %s', (kind) => {
  let desk: OrderDesk
  let made = 0

  beforeAll(async () => {
    desk = await openOrderDesk(kind)
  })
  afterAll(() => desk.close())

  const integrator: OrderDesk['callers']['INTEGRATOR'] = (...given) => desk.callers.INTEGRATOR(...given)
  const open = async (id: number): Promise<string> =>
    (await integrator(contract.openWarrantyLink, { params: { id } })).json().link
  const toToken = (link: string): string => link.slice(link.lastIndexOf('/') + 1)
  const read = (token: string) => desk.anonymous(contract.readPublicWarranties, { params: { token } })

  /** A site with an order that was delivered; two of its panels have numbers. */
  const siteWithOrder = async () => {
    const id = await desk.order({ status: 'INVOICE_DELIVERED' })
    const site = await linkNewSite(desk, id, 'Casa da Dona Zuleica')
    made += 1
    const numbers = [`PUB${made}-0001`, `PUB${made}-0002`]
    const tracked: contract.OrderSerialsView = (await integrator(contract.listSerials, { params: { id } })).json()
    const itemId = tracked.products.find(({ code }) => code === products.panel)?.itemId ?? 0
    const body = { itemId, serials: numbers, confirm: true }
    await integrator(contract.registerSerials, { params: { id }, body })
    return { id, siteId: site.id, numbers }
  }

  test('WAR-006 the page has equipment, numbers, ends and the contact, and nothing of the customer or the order', async () => {
    const { id, siteId, numbers } = await siteWithOrder()
    const answer = await read(toToken(await open(siteId)))
    expect(answer.statusCode).toBe(200)
    const page: contract.PublicWarranties = answer.json()
    expect(page.equipment).toHaveLength(1)
    expect(page.equipment[0]?.serials.map(({ number }) => number)).toEqual(numbers)
    expect(page.company.name).toBe('Sol do Cerrado Energia')
    const order = await desk.show(id)
    const forbidden = [String(id), 'Zuleica', order.customerName, order.customerDocument, 'unitValue', 'price']
    for (const word of forbidden) expect(answer.body).not.toContain(word)
    expect(Object.keys(page).toSorted()).toEqual(['company', 'equipment'])
  })

  test('WAR-006 C-153 an open page keeps its address, also of eight calls at once; a revoked one is the 404 of any token', async () => {
    const { siteId } = await siteWithOrder()
    const links = await Promise.all(Array.from({ length: 8 }, () => open(siteId)))
    const [first = ''] = links
    expect(new Set(links)).toEqual(new Set([first]))
    expect(first).toMatch(/\/g\/[\w-]{43}$/)
    expect((await integrator(contract.showWarrantyLink, { params: { id: siteId } })).json().link).toBe(first)
    const revoked = await integrator(contract.revokeWarrantyLink, { params: { id: siteId } })
    expect(revoked.json()).toEqual({ link: null })
    const [gone, unknown] = [await read(toToken(first)), await read('x'.repeat(43))]
    const withoutPath = (body: Record<string, unknown>) => ({ ...body, path: '', timestamp: '', requestId: '' })
    expect(gone.statusCode).toBe(404)
    expect(withoutPath(gone.json())).toEqual(withoutPath(unknown.json()))
    expect(await open(siteId)).not.toBe(first)
  })

  test('WAR-006 C-153 a returned order is not on the page, and the token itself is not stored', async () => {
    const { id, siteId } = await siteWithOrder()
    const link = await open(siteId)
    await desk.place(id, { status: 'INVOICE_RETURNED' })
    expect((await read(toToken(link))).json().equipment).toEqual([])
    const stored = await desk.db.selectFrom('warranty_link').select('hash').where('site_id', '=', siteId).execute()
    expect(stored[0]?.hash).not.toBe(toToken(link))
  })

  test('WAR-006 C-08 another integrator neither opens, reads nor closes the page of a site', async () => {
    const { siteId } = await siteWithOrder()
    const link = await open(siteId)
    const stranger = await desk.as('integrator2@girassol.demo')
    for (const endpoint of [contract.showWarrantyLink, contract.openWarrantyLink, contract.revokeWarrantyLink])
      expect((await stranger(endpoint, { params: { id: siteId } })).statusCode).toBe(404)
    expect((await read(toToken(link))).statusCode).toBe(200)
  })
})
