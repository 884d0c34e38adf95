import * as contract from '@girassol/contract/claims'
import { plusHours } from '@girassol/domain/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { toDemoEmail } from '../../http/test-contract.ts'
import { noon } from '../cart/test-shop.ts'
import { type ClaimDesk, openClaimDesk } from './test-claim-desk.ts'

describe.each(testedDatabases)('the list of claims on %s', (kind) => {
  let desk: ClaimDesk
  let ids: readonly number[]

  beforeAll(async () => {
    desk = await openClaimDesk(kind)
    const open = await desk.arrived()
    const first = (await desk.open(open, { type: 'MISSING', text: '=1+1' })).json().id
    const taken = await desk.taken()
    const refused = await desk.taken()
    await desk.move(refused.id, 'REFUSED', { reason: 'Sem provas.' })
    ids = [first, taken.id, refused.id]
  })
  afterAll(() => desk.close())

  type Query = Record<string, string | number>
  const list = async (
    query: Query = {},
    role: 'INTEGRATOR' | 'LOGISTICS' | 'CUSTOMER_SUCCESS' | 'MANAGER' = 'LOGISTICS',
  ) => (await desk.as(role)(contract.listClaims, { query: query as never })).json()
  const listIds = async (...given: Parameters<typeof list>) =>
    (await list(...given)).data.map(({ id }: contract.ClaimRow) => id)

  test('CLM-009 those that the distributor has to work on come first, then the newest', async () => {
    const [open, taken, refused] = ids
    expect(await listIds()).toEqual([taken, open, refused])
    const page = await list({ take: 1, skip: 2 })
    expect(page).toMatchObject({ data: [{ id: open }], total: 3 })
    expect(page.data[0]).toMatchObject({
      protocol: expect.stringMatching(/^R-2026-/),
      type: 'MISSING',
      status: 'OPEN',
      ageDays: 0,
      units: 2,
      isLate: false,
      handler: null,
      seller: { name: expect.any(String) },
    })
    expect(page.data[0].value).toBeGreaterThan(0)
  })

  test('CLM-009 filters by status, type, open ones, own ones and a term', async () => {
    const [open, taken, refused] = ids
    expect(await listIds({ status: 'REFUSED' })).toEqual([refused])
    expect(await listIds({ type: 'MISSING' })).toEqual([open])
    expect(await listIds({ open: 'yes' })).toEqual([taken, open])
    expect(await listIds({ mine: 'yes' })).toEqual([])
    expect(await listIds({ mine: 'yes' }, 'CUSTOMER_SUCCESS')).toEqual([taken, refused])
    expect(await listIds({ mine: 'yes' }, 'INTEGRATOR')).toEqual([taken, open, refused])
    expect(await listIds({ mine: 'yes' }, 'MANAGER')).toEqual([])
    const { protocol, orderId, seller } = await desk.show(Number(open))
    expect(await listIds({ term: protocol.toLowerCase() })).toEqual([open])
    expect(await listIds({ orderId })).toEqual([open])
    expect(await listIds({ orderId: 1 })).toEqual([])
    expect(await listIds({ term: String(orderId) })).toContain(open)
    expect(await listIds({ term: seller.name.slice(0, 5) })).toHaveLength(3)
    expect(await listIds({ term: 'ninguém' })).toEqual([])
  })

  test('CLM-009 C-29 a user who may not see prices reads no value', async () => {
    const [open] = ids
    await desk.db
      .updateTable('app_user')
      .set({ can_view_product_prices: false })
      .where('email', '=', toDemoEmail('MANAGER'))
      .execute()
    const manager = await desk.signIn(toDemoEmail('MANAGER'))
    const { data } = (await manager(contract.listClaims, { query: {} })).json()
    expect(data.map(({ value }: contract.ClaimRow) => value)).toEqual([null, null, null])
    expect((await manager(contract.readClaim, { params: { id: Number(open) } })).json().value).toBeNull()
  })

  test('CLM-012 the file has a row for each claim of the filter, with working hours and no formula', async () => {
    const [, taken] = ids
    desk.setNow(plusHours(noon, 1.5))
    await desk.as('CUSTOMER_SUCCESS')(contract.addClaimMessage, {
      params: { id: Number(taken) },
      body: { text: 'Vimos.' },
    })
    desk.setNow(noon)
    await desk.db
      .updateTable('seller')
      .set({ fancy_name: '=1+1' })
      .where('id', '=', (await desk.show(Number(taken))).seller.id)
      .execute()
    const csv = await desk.as('LOGISTICS')(contract.exportClaims, { query: { format: 'csv', open: 'yes' } })
    const [header = '', ...rows] = csv.body.trim().split('\r\n')
    expect(header).toContain('Horas úteis até a resposta;Horas úteis até a decisão')
    expect(rows).toHaveLength((await list({ open: 'yes' })).total)
    const columns = header.split(';')
    const cell = (row: string, name: string) => row.split(';')[columns.indexOf(name)]
    expect(rows.map((row) => cell(row, 'Horas úteis até a resposta'))).toEqual(['', '1,50'])
    expect(rows.map((row) => cell(row, 'Integrador'))).toEqual(["'=1+1", "'=1+1"])
    const sheet = await desk.as('LOGISTICS')(contract.exportClaims, { query: { format: 'xlsx' } })
    expect(sheet.headers['content-type']).toContain('spreadsheetml')
    expect((await desk.as('INTEGRATOR')(contract.exportClaims, { query: { format: 'csv' } })).statusCode).toBe(403)
  })
})
