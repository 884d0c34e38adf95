import * as orders from '@girassol/contract/orders'
import * as vouchers from '@girassol/contract/vouchers'
import { type Role, roles } from '@girassol/domain/access'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { toDemoEmail } from '../../http/test-contract.ts'
import { openShop, type Shop } from '../cart/test-shop.ts'
import { attach } from './test-attachment.ts'

type File = { readonly name: string; readonly row: Partial<Parameters<typeof attach>[1]> }

const removed = { deleted_at: '2026-11-23T15:00:00.000Z' } as const

/** A voucher and a document in each state. */
const files: readonly File[] = [
  { name: 'unsent.pdf', row: { type: 'FINANCING', status: 'UNSENT' } },
  { name: 'processing.pdf', row: { type: 'FINANCING', status: 'PROCESSING' } },
  { name: 'sent.pdf', row: { type: 'FINANCING', status: 'SENT' } },
  { name: 'removed-unsent.pdf', row: { type: 'FINANCING', status: 'UNSENT', ...removed } },
  { name: 'removed-sent.pdf', row: { type: 'FINANCING', status: 'SENT', ...removed } },
  { name: 'document.pdf', row: {} },
  { name: 'removed-document.pdf', row: removed },
  { name: 'former.pdf', row: { before_seller_change: true } },
]

const everyone = ['document.pdf', 'sent.pdf']
const staff = [...everyone, 'former.pdf']
const managers = [...staff, 'unsent.pdf', 'processing.pdf']

/** Written from C-70, VOU-008 and C-227; every other role lists no file at all. */
const expectedNames: Partial<Record<Role, readonly string[]>> = {
  ADMINISTRATOR: managers,
  FINANCIAL: managers,
  COMMERCIAL: staff,
  COMMERCIAL_SUPERVISOR: staff,
  CUSTOMER_SUCCESS: staff,
  INTEGRATOR: everyone,
  MANAGER: everyone,
  CONTRIBUTOR: everyone,
}

describe.each(testedDatabases)('the files that an order names on %s', (kind) => {
  let shop: Shop
  let id: number

  beforeAll(async () => {
    shop = await openShop(kind)
    const seller = await shop.db
      .selectFrom('seller')
      .select('id')
      .where('erp_code', '=', 'INT001')
      .executeTakeFirstOrThrow()
    const row = { seller_id: seller.id, created_by: 1, created_at: '2026-11-20T12:00:00Z' }
    const order = await shop.db
      .insertInto('orders')
      .values({ ...row, status: 'INVOICE_APPROVED', payment_method: 'FINANCING' })
      .returning('id')
      .executeTakeFirstOrThrow()
    id = order.id
    for (const { name, row } of files) await attach(shop.db, { order_id: id, filename: name, ...row })
  })
  afterAll(() => shop.close())

  test.each(roles.filter((role) => role !== 'SHIPPING_COMPANY'))(
    'SEC-020 C-227 %s reads in the order, counts in its row and lists the same files',
    async (role) => {
      const caller = await shop.as(toDemoEmail(role))
      const expected = (expectedNames[role] ?? []).toSorted()
      const view = (await caller(orders.showOrder, { params: { id } })).json() as orders.OrderView
      expect(view.invoiceAttachments.map(({ filename }) => filename).toSorted()).toEqual(expected)
      const list = await caller(vouchers.listAttachments, { params: { id }, query: {} })
      const listed = list.statusCode === 200 ? list.json().data : []
      expect(listed.map(({ filename }: { filename: string }) => filename).toSorted()).toEqual(expected)
      const [row] = (await caller(orders.refreshOrderRows, { query: { ids: String(id) } })).json()
      expect(row.attachments).toBe(expected.length)
      const withFiles = await caller(orders.listOrders, { query: { attachment: '1' } })
      expect(withFiles.json().data.length).toBe(expected.length === 0 ? 0 : 1)
    },
  )

  test('SEC-020 C-05 the carrier reads no order', async () => {
    const carrier = await shop.as(toDemoEmail('SHIPPING_COMPANY'))
    expect((await carrier(orders.showOrder, { params: { id } })).statusCode).toBe(403)
  })
})
