import * as contract from '@girassol/contract/vouchers'
import type { Role } from '@girassol/domain/access'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { toDemoEmail } from '../../http/test-contract.ts'
import type { Caller } from '../../test-application.ts'
import { noon, openShop, type Shop } from '../cart/test-shop.ts'
import { approvedOrder } from '../payments/test-payer.ts'
import { attach } from './test-attachment.ts'

describe('the files of an order', () => {
  let shop: Shop
  let owner: Caller
  let id: number

  beforeAll(async () => {
    shop = await openShop('postgres')
    owner = await shop.as(toDemoEmail('INTEGRATOR'))
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    id = await approvedOrder({ shop, call: owner }, 'FINANCING')
  })

  const list = (call: Caller, query: { skip?: number; take?: number } = {}) =>
    call(contract.listAttachments, { params: { id }, query })
  const namesSeenBy = async (role: Role) =>
    (await list(await shop.as(toDemoEmail(role)))).json().data.map(({ filename }: contract.AttachmentView) => filename)
  const download = (call: Caller, file: number) => call(contract.downloadAttachment, { params: { id: file } })
  const stages = async () => {
    const voucher = { order_id: id, type: 'FINANCING' as const }
    await attach(shop.db, { order_id: id, filename: 'a_planta.pdf' })
    const unsent = await attach(shop.db, { ...voucher, filename: 'b_sinal.pdf', status: 'UNSENT' })
    await attach(shop.db, { ...voucher, filename: 'c_parte.pdf', status: 'PROCESSING' })
    const sent = await attach(shop.db, { ...voucher, filename: 'd_resto.pdf', status: 'SENT' })
    const removed = await attach(shop.db, { order_id: id, filename: 'e_engano.pdf', deleted_at: noon })
    return { unsent, sent, removed }
  }

  test('VOU-032 C-70 are listed newest first, page by page, with kind, author and date', async () => {
    const { sent } = await stages()
    const answer = (await list(await shop.as(toDemoEmail('FINANCIAL')), { take: 1 })).json()
    expect(answer).toMatchObject({
      data: [
        {
          id: sent,
          type: 'FINANCING',
          status: 'SENT',
          filename: 'd_resto.pdf',
          fileExtension: 'pdf',
          size: 84_512,
          createdAt: noon,
          user: { name: expect.stringMatching(/\w/) },
        },
      ],
      total: 4,
      totalIsExact: true,
    })
    const second = (await list(await shop.as(toDemoEmail('FINANCIAL')), { skip: 2, take: 1 })).json()
    expect(second.data.map(({ filename }: contract.AttachmentView) => filename)).toEqual(['c_parte.pdf'])
  })

  test('VOU-008 C-70 users who do not manage vouchers see the documents and the sent vouchers', async () => {
    await stages()
    const all = ['d_resto.pdf', 'c_parte.pdf', 'b_sinal.pdf', 'a_planta.pdf']
    for (const role of ['FINANCIAL', 'ADMINISTRATOR'] as const)
      expect([role, await namesSeenBy(role)]).toEqual([role, all])
    const readers = ['COMMERCIAL_SUPERVISOR', 'COMMERCIAL', 'CUSTOMER_SUCCESS', 'INTEGRATOR'] as const
    for (const role of readers) expect([role, await namesSeenBy(role)]).toEqual([role, ['d_resto.pdf', 'a_planta.pdf']])
  })

  test('VOU-032 an order without files returns an empty list', async () => {
    expect((await list(owner)).json()).toEqual({ data: [], total: 0, totalIsExact: true })
  })

  test('VOU-037 VOU-018 SEC-009 a file is downloaded byte by byte under a readable name', async () => {
    const bytes = Buffer.from('%PDF-1.7\nrecibo')
    await shop.deps.ports.files.put({ key: 'kept', bytes, contentType: 'application/pdf' })
    const file = await attach(shop.db, { order_id: id, filename: 'abc_recibo de março.pdf', storage_key: 'kept' })
    const answer = await download(owner, file)
    expect([answer.statusCode, answer.headers['content-type'], answer.rawPayload.equals(bytes)]).toEqual([
      200,
      'application/pdf',
      true,
    ])
    expect(answer.headers['content-disposition']).toContain(`attachment; filename="recibo de marco.pdf"`)
    // SEC-009: who read a document of a customer is known.
    await vi.waitFor(async () => {
      const events = await shop.db.selectFrom('security_event').select(['kind', 'call']).execute()
      expect(events).toContainEqual({ kind: 'document-read', call: `GET /invoice/0/attachments/${file}/download` })
    })
  })

  test('VOU-037 C-70 a file outside the list is not found: removed, unsent, lost or of a stranger', async () => {
    const { unsent, removed } = await stages()
    await shop.deps.ports.files.put({ key: 'kept', bytes: Buffer.from('%PDF-'), contentType: 'application/pdf' })
    const own = await attach(shop.db, { order_id: id, filename: 'x_y.pdf', storage_key: 'kept' })
    const lost = await attach(shop.db, { order_id: id, filename: 'x_z.pdf', storage_key: 'never-put' })
    const found = { id: own, call: owner }
    const stranger = await shop.as('integrator2@girassol.demo')
    const refused = [
      ...[removed, unsent, lost, 2_147_483_647].map((each) => ({ id: each, call: owner })),
      { id: own, call: stranger },
    ]
    expect((await download(found.call, found.id)).statusCode).toBe(200)
    for (const each of refused) {
      const answer = await download(each.call, each.id)
      expect([each.id, answer.statusCode, answer.json().message]).toEqual([each.id, 404, 'Arquivo não encontrado.'])
    }
    expect((await list(stranger)).statusCode).toBe(404)
  })

  test('VOU-032 VOU-037 users who read orders for other reasons may not read vouchers', async () => {
    const logistics = await shop.as(toDemoEmail('LOGISTICS'))
    expect([(await list(logistics)).statusCode, (await download(logistics, 1)).statusCode]).toEqual([403, 403])
  })
})
