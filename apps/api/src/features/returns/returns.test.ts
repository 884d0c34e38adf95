import * as cart from '@girassol/contract/cart'
import * as contract from '@girassol/contract/returns'
import { can, type Role, roles } from '@girassol/domain/access'
import { type OrderStatus, orderStatusNames } from '@girassol/domain/orders'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import { toDemoEmail } from '../../http/test-contract.ts'
import type { Caller } from '../../test-application.ts'
import { openShop, readyCart, type Shop } from '../cart/test-shop.ts'

/** RET-001, C-79: the ten statuses, listed again independently of the code. */
const returnable: readonly OrderStatus[] = [
  'INVOICE_BILLING_ERP',
  'INVOICE_PAYED_ERP',
  'INVOICE_BILLED',
  'INVOICE_DISPATCHED',
  'DELIVERY_IN_TRANSIT',
  'DELIVERY_EN_ROUTE',
  'INVOICE_DELIVERED',
  'BILLED_WAITING_RELEASE',
  'BILLED_WAITING_PAYMENT',
  'WAITING_DISPATCH',
]
const requesters: readonly Role[] = [
  'ADMINISTRATOR',
  'COMMERCIAL_SUPERVISOR',
  'COMMERCIAL',
  'FINANCIAL',
  'INTEGRATOR',
  'MANAGER',
  'CONTRIBUTOR',
]

describe.each(bothDatabases)('pre-returns on %s', (kind) => {
  let shop: Shop
  let integrator: Caller
  let id: number

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as('integrator@girassol.demo')
    id = (await readyCart(shop, integrator)).id
    await integrator(cart.finishAsOrder, { params: { id } })
  })
  afterAll(() => shop.close())
  beforeEach(() => put('INVOICE_BILLED'))

  const put = (status: OrderStatus, nf: string | null = '110093') =>
    shop.db.updateTable('orders').set({ status, nf, status_before: null }).where('id', '=', id).execute()
  const stored = () =>
    shop.db.selectFrom('orders').select(['status', 'status_before']).where('id', '=', id).executeTakeFirstOrThrow()
  const requestReturn = (call: Caller, observation = 'Módulos danificados no transporte.') =>
    call(contract.requestReturn, { params: { id }, body: { observation } })

  whereTested(kind, () => {
    test('RET-005 C-79 the order waits for the ERP, its former status is stored, and the log shows the reason', async () => {
      const answer = await requestReturn(integrator)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({ id, status: 'PROCESSING_DISASSEMBLY' })
      expect(await stored()).toEqual({ status: 'PROCESSING_DISASSEMBLY', status_before: 'INVOICE_BILLED' })
      const line = await shop.db
        .selectFrom('order_log')
        .select(['author', 'from_status', 'to_status', 'description'])
        .where('order_id', '=', id)
        .orderBy('id', 'desc')
        .executeTakeFirst()
      expect(line).toEqual({
        author: expect.stringMatching(/\w/),
        from_status: 'INVOICE_BILLED',
        to_status: 'PROCESSING_DISASSEMBLY',
        description: 'Pré-devolução solicitada: Módulos danificados no transporte.',
      })
    })

    test.each(['', '  \n '])('RET-003 without a reason (%j) it is 400 and nothing moves', async (observation) => {
      expect((await requestReturn(integrator, observation)).statusCode).toBe(400)
      expect((await stored()).status).toBe('INVOICE_BILLED')
    })

    test('RET-004 RET-006 without an NF-e it is refused with the documented sentence', async () => {
      await put('INVOICE_PAYED_ERP', null)
      const answer = await requestReturn(integrator)
      expect(answer.statusCode).toBe(409)
      expect(answer.json().message).toBe(
        'Não é possivel realizar a solicitação pois a nota fiscal ainda não foi emitida.',
      )
      expect((await stored()).status).toBe('INVOICE_PAYED_ERP')
    })

    test('RET-004 RET-006 an NF-e that only the ERP knows so far is enough', async () => {
      const { documents } = shop.deps.ports.erp
      shop.deps.ports.erp.documents = { ...documents, has: async ({ kind }) => kind === 'NF' }
      await put('INVOICE_BILLED', null)
      expect((await requestReturn(integrator)).statusCode).toBe(200)
      shop.deps.ports.erp.documents = { ...documents, has: () => Promise.reject(new Error('the ERP is down')) }
      await put('INVOICE_BILLED', null)
      expect((await requestReturn(integrator)).statusCode).toBe(503)
      expect((await stored()).status).toBe('INVOICE_BILLED')
      shop.deps.ports.erp.documents = documents
    })

    test('RET-005 C-08 the order of another seller does not exist', async () => {
      expect((await requestReturn(await shop.as('integrator2@girassol.demo'))).statusCode).toBe(404)
    })
  })

  test('RET-005 of two requests at once one succeeds, and the refusal names who requested it', async () => {
    const financial = await shop.as('financial@girassol.demo')
    const answers = await Promise.all([requestReturn(integrator), requestReturn(financial)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const late = answers.find(({ statusCode }) => statusCode === 409)
    expect(late?.json().message).toMatch(/pré-devolução.*\d{2}:\d{2}/is)
  })
})

describe('who may request a pre-return', () => {
  let shop: Shop
  let id: number
  beforeAll(async () => {
    shop = await openShop('postgres')
    const integrator = await shop.as('integrator@girassol.demo')
    id = (await readyCart(shop, integrator)).id
  })
  afterAll(() => shop.close())

  test.each(roles)('RET-001 RET-002 %s, in every status', async (role) => {
    const call = await shop.as(toDemoEmail(role))
    for (const status of orderStatusNames.filter((each) => each !== 'CART')) {
      await shop.db.updateTable('orders').set({ status, nf: '110093' }).where('id', '=', id).execute()
      const { statusCode } = await call(contract.requestReturn, { params: { id }, body: { observation: 'Avaria' } })
      const isBudget = status === 'BUDGET' || status === 'BUDGET_EXPIRED'
      const unseen = isBudget && !can([role], 'budgets.use') ? 404 : 409
      const expected = requesters.includes(role) ? (returnable.includes(status) ? 200 : unseen) : 403
      expect([status, statusCode]).toEqual([status, expected])
    }
  })
})
