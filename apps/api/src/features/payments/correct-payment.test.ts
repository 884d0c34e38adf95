import * as cart from '@girassol/contract/cart'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import { type OrderView, showOrder } from '@girassol/contract/orders'
import * as contract from '@girassol/contract/payments'
import { type Role, roles } from '@girassol/domain/access'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { openShop, readyCart, type Shop } from '../cart/test-shop.ts'

type Payment = RequestFor<typeof contract.correctPayment>['body']

const toEmail = (role: Role) => `${role.toLowerCase().replaceAll('_', '-')}@girassol.demo`

describe.each(testedDatabases)('the payment of a saved order on %s', (kind) => {
  let shop: Shop
  let integrator: Caller
  let commercial: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as('integrator@girassol.demo')
    commercial = await shop.as('commercial@girassol.demo')
  })
  afterAll(() => shop.close())

  /** R$ 7.198,00 by Pix. */
  const saved = async (as: 'order' | 'budget'): Promise<number> => {
    const { id } = await readyCart(shop, integrator)
    const finish = as === 'order' ? cart.finishAsOrder : cart.finishAsBudget
    expect((await integrator(finish, { params: { id } })).statusCode).toBe(200)
    return id
  }
  const pay = (call: Caller, id: number, body: Payment) => call(contract.correctPayment, { params: { id }, body })
  const getRefusal = async (call: Caller, id: number, body: Payment) => {
    const answer = await pay(call, id, body)
    return [answer.statusCode, answer.json().reason]
  }
  const show = async (id: number, call = integrator) => (await call(showOrder, { params: { id } })).json() as OrderView

  test('PAY-005 PAY-033 C-80 another payment method changes interest and total, not items and freight', async () => {
    const id = await saved('budget')
    const before = await show(id)
    const answer = await pay(integrator, id, { paymentMethod: 'CREDIT_CARD', card1installments: 12 })
    const interest = Math.round(7198 * 13.87) / 100
    expect(answer.json()).toEqual({ id, status: 'BUDGET', totalInvoice: 7198 + interest })
    expect(await show(id)).toMatchObject({
      paymentMethod: 'CREDIT_CARD',
      card1installments: 12,
      interestValue: interest,
      interestPercentage: 13.87,
      subTotal: before.subTotal,
      rawInvoice: before.rawInvoice,
      status: 'BUDGET',
    })
  })

  test('PAY-005 DET-054 a boleto that must be confirmed arrives later than a card', async () => {
    const id = await saved('order')
    const byPix = (await show(id)).estimatedDeliveryDate ?? ''
    await pay(commercial, id, { paymentMethod: 'CREDIT_CARD' })
    expect((await show(id)).estimatedDeliveryDate ?? '').not.toBe(byPix)
    await pay(commercial, id, { paymentMethod: 'BARCODE' })
    expect((await show(id)).estimatedDeliveryDate).toBe(byPix)
  })

  test('PAY-005 a saved order is never left half paid', async () => {
    const id = await saved('order')
    const twoCards = { paymentMethod: 'CREDIT_CARD + CREDIT_CARD' } as const
    expect(await getRefusal(commercial, id, twoCards)).toEqual([409, 'partsMissing'])
    const uneven = { ...twoCards, card1value: 3000, card2value: 4000 }
    expect(await getRefusal(commercial, id, uneven)).toEqual([409, 'partsDifferFromTotal'])
    expect(await getRefusal(commercial, id, { paymentMethod: 'DEPOSIT' })).toEqual([409, 'methodNotOffered'])
    const bv = { paymentMethod: 'FINANCING', financingBank: 'BV' } as const
    expect(await getRefusal(commercial, id, bv)).toEqual([409, 'financingMissing'])
    expect(await getRefusal(commercial, id, { paymentMethod: null })).toEqual([200, undefined])
    expect((await show(id)).paymentMethod).toBe('PIX')
    expect((await pay(commercial, id, { ...twoCards, card1value: 3000.01 })).statusCode).toBe(200)
    expect(await show(id)).toMatchObject({ card1value: 3000.01, card2value: 4197.99 })
  })

  test('PAY-005 every change is logged, without a price', async () => {
    const readLog = (orderId: number) =>
      shop.db
        .selectFrom('order_log')
        .select(['author', 'description'])
        .where('order_id', '=', orderId)
        .orderBy('id')
        .execute()
    const order = await saved('order')
    await pay(commercial, order, { paymentMethod: 'BARCODE' })
    expect((await readLog(order)).at(-1)).toEqual({
      author: 'Renato Torres',
      description: 'Pagamento alterado: Pix → Boleto',
    })
  })

  test('PAY-005 C-63 an expired budget can no longer be changed', async () => {
    const id = await saved('budget')
    await shop.db.updateTable('orders').set({ finished_at: '2026-11-01T12:00:00.000Z' }).where('id', '=', id).execute()
    expect(await getRefusal(integrator, id, { paymentMethod: 'BARCODE' })).toEqual([409, 'notEditable'])
  })

  test('C-08 a stranger’s order and a cart are not found', async () => {
    const stranger = await shop.as('integrator2@girassol.demo')
    expect((await pay(stranger, await saved('budget'), { paymentMethod: 'BARCODE' })).statusCode).toBe(404)
    const { id } = await readyCart(shop, integrator)
    expect((await pay(integrator, id, { paymentMethod: 'BARCODE' })).statusCode).toBe(404)
    expect((await pay(integrator, 999_999, { paymentMethod: 'BARCODE' })).statusCode).toBe(404)
  })

  test('PAY-005 two corrections at once are each applied whole, and the last one remains', async () => {
    const id = await saved('order')
    const answers = await Promise.all([
      pay(commercial, id, { paymentMethod: 'CREDIT_CARD', card1installments: 10 }),
      pay(commercial, id, { paymentMethod: 'BARCODE' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const { paymentMethod, interestValue, card1installments } = await show(id)
    const isCard = paymentMethod === 'CREDIT_CARD'
    expect([(interestValue ?? 0) > 0, card1installments]).toEqual([isCard, isCard ? 10 : null])
  })

  test('C-29 a user who sees no prices gets no total of a budget', async () => {
    const id = await saved('budget')
    const contributor = await shop.as('contributor@girassol.demo')
    const answer = await pay(contributor, id, { paymentMethod: 'BARCODE' })
    expect([answer.statusCode, answer.json().totalInvoice]).toEqual([200, null])
  })

  test('PAY-015 the condition released for an order of the others method is returned with its instalments', async () => {
    const id = await saved('order')
    expect(await show(id)).toMatchObject({ othersPaymentMethodCode: null, othersPaymentMethod: null })
    const released = {
      code: '302',
      description: 'Boleto em 2x, a cada 30 dias',
      quantityInstallment: 2,
      rangeInstallment: 30,
    }
    const installments = [
      { numberInstallment: 1, valueCents: 359_900, dueDate: '2026-12-23' },
      { numberInstallment: 2, valueCents: 359_900, dueDate: '2027-01-22' },
    ]
    await shop.db
      .updateTable('orders')
      .set({ others_payment_method: { ...released, installments } })
      .where('id', '=', id)
      .execute()
    expect(await show(id)).toMatchObject({
      othersPaymentMethodCode: '302',
      othersPaymentMethod: {
        ...released,
        installments: [
          { numberInstallment: 1, value: 3599, dueDate: '2026-12-23' },
          { numberInstallment: 2, value: 3599, dueDate: '2027-01-22' },
        ],
      },
    })
    const contributor = await shop.as('contributor@girassol.demo')
    expect((await show(id, contributor)).othersPaymentMethod?.installments[0]?.value).toBeNull()
  })
})

describe('who may change the payment', () => {
  let shop: Shop
  let id = 0
  const callers = new Map<Role, Caller>()

  beforeAll(async () => {
    shop = await openShop('postgres')
    for (const role of roles) callers.set(role, await shop.as(toEmail(role)))
    const integrator = callers.get('INTEGRATOR') as Caller
    id = (await readyCart(shop, integrator)).id
    await integrator(cart.finishAsOrder, { params: { id } })
  })
  afterAll(() => shop.close())

  const store: readonly Role[] = ['ADMINISTRATOR', 'COMMERCIAL_SUPERVISOR', 'COMMERCIAL', 'CUSTOMER_SUCCESS']
  const own: readonly Role[] = ['INTEGRATOR', 'MANAGER', 'CONTRIBUTOR']

  const reaches: readonly Role[] = [...store, ...own, 'FINANCIAL']

  /** Callers whom the call itself refuses, and callers for whom a budget does not exist (C-12). */
  const getRefusal = (role: Role, status: string, refused: number): number => {
    if (!reaches.includes(role)) return 403
    return status === 'BUDGET' && role === 'FINANCIAL' ? 404 : refused
  }

  test.each([
    ['BUDGET', [...store, ...own], 403],
    ['INVOICE', [...store, 'FINANCIAL'], 403],
    ['INVOICE_VALIDATED', [], 409],
    ['INVOICE_APPROVED', [], 409],
    ['INVOICE_CANCELED', [], 409],
  ] as const)('PAY-005 C-61 C-13 %s: every role, called directly', async (...row) => {
    const [status, may, refused] = row
    await shop.db.updateTable('orders').set({ status }).where('id', '=', id).execute()
    for (const [role, call] of callers) {
      const answer = await call(contract.correctPayment, { params: { id }, body: { paymentMethod: 'BARCODE' } })
      const allowed = (may as readonly Role[]).includes(role)
      expect([role, answer.statusCode]).toEqual([role, allowed ? 200 : getRefusal(role, status, refused)])
      if (![200, 403, 409].includes(answer.statusCode) || !reaches.includes(role)) continue
      const order = (await call(showOrder, { params: { id } })).json() as OrderView
      expect([role, order.actions.editPayment.allowed]).toEqual([role, allowed])
    }
  })
})
