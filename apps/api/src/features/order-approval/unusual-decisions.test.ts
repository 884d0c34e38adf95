import { listAuditEntries } from '@girassol/contract/administration'
import * as cart from '@girassol/contract/cart'
import * as contract from '@girassol/contract/order-approval'
import { validateOrder } from '@girassol/contract/order-validation'
import { listOrderLog, listOrders } from '@girassol/contract/orders'
import type { Role } from '@girassol/domain/access'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toDemoEmail } from '../../http/test-contract.ts'
import { readyCart } from '../cart/test-shop.ts'
import { type OrderDesk, openOrderDesk } from './test-order-desk.ts'

let desk: OrderDesk
beforeAll(async () => {
  desk = await openOrderDesk('postgres')
})
afterAll(() => desk.close())

const readLog = async (id: number): Promise<string[]> =>
  (await desk.callers.ADMINISTRATOR(listOrderLog, { params: { id } }))
    .json()
    .map(({ description }: { description: string }) => description)

describe('a margin below zero', () => {
  /** The cost of R$ 6.948,00 is about R$ 5.200,00. */
  const deep = { discountValue: 4000 }
  const marginReason = 'Perda combinada para abrir a conta'

  type Discount = { readonly discountValue: number; readonly marginReason?: string }
  /** Staff act for the integrator of the order. */
  const discount = async (role: Role, id: number, body: Discount) =>
    (await desk.as(toDemoEmail(role), 'INT001'))(cart.changePrices, { params: { id }, body })
  const approve = (role: Role, id: number) => desk.callers[role](contract.approveOrder, { params: { id } })

  test('USE-021 a simulated discount shows the low margin before it is saved, without its figure to roles that may not see margins', async () => {
    const id = await desk.order()
    const simulated = async (role: Role) =>
      (await desk.callers[role](cart.simulateDiscount, { params: { id }, body: deep })).json()
    const supervisor = await simulated('COMMERCIAL_SUPERVISOR')
    expect(supervisor).toMatchObject({ isMarginBelowAllowed: true })
    const success = await simulated('CUSTOMER_SUCCESS')
    expect(success).toMatchObject({ isMarginBelowAllowed: true, marginLiquid: null })
    expect((await desk.show(id)).isMarginBelowAllowed).toBe(false)
  })

  test('USE-021 a discount below the margin is refused without a reason of 10 to 300 characters', async () => {
    const id = await desk.order()
    const refused = await discount('COMMERCIAL', id, deep)
    expect([refused.statusCode, refused.json().reason, refused.json().message]).toEqual([
      409,
      'marginNeedsReason',
      'Margem: abaixo do permitido. Informe o motivo, de 10 a 300 caracteres.',
    ])
    for (const bad of ['curto', ' '.repeat(20), 'x'.repeat(301)]) {
      expect((await discount('COMMERCIAL', id, { ...deep, marginReason: bad })).statusCode).toBe(400)
    }
    expect((await desk.show(id)).discountValue).toBe(0)
  })

  test('USE-021 a discount with a reason is saved, logged and audited, and integrators do not see the reason', async () => {
    const id = await desk.order()
    const answer = await discount('COMMERCIAL', id, { ...deep, marginReason })
    expect(answer.json()).toMatchObject({ discountValue: 4000, isMarginBelowAllowed: true, marginReason })
    expect(await readLog(id)).toContain(`Desconto com margem abaixo do permitido: ${marginReason}`)
    const entries = await desk.callers.ADMINISTRATOR(listAuditEntries, { query: { kind: 'order' } })
    expect(entries.json().data[0]).toMatchObject({ action: 'change', subject: { kind: 'order', id: String(id) } })
    expect(JSON.stringify(entries.json().data[0])).toContain(marginReason)
    expect(await desk.show(id, 'INTEGRATOR')).toMatchObject({ isMarginBelowAllowed: false, marginReason: null })
  })

  test('USE-021 an order is not approved by the user who gave the low margin, but by another one', async () => {
    const id = await desk.order()
    await discount('COMMERCIAL', id, { ...deep, marginReason })
    await desk.place(id, { status: 'INVOICE_VALIDATED' })
    const own = await approve('COMMERCIAL', id)
    const sentence = 'Você deu a margem abaixo do permitido deste pedido: outra pessoa precisa aprovar.'
    expect([own.statusCode, own.json().reason, own.json().message]).toEqual([409, 'marginIsYours', sentence])
    const rows = (await desk.callers.COMMERCIAL(listOrders, { query: { term: String(id) } })).json().data
    expect(rows[0].actions.approve).toEqual({ allowed: false, reason: sentence })
    expect((await approve('COMMERCIAL_SUPERVISOR', id)).statusCode).toBe(200)
  })

  test('USE-021 a margin that recovers is forgotten; one that falls further needs a new reason', async () => {
    const id = await desk.order()
    await discount('COMMERCIAL', id, { ...deep, marginReason })
    expect((await discount('CUSTOMER_SUCCESS', id, { discountValue: 3900 })).statusCode).toBe(200)
    expect((await discount('CUSTOMER_SUCCESS', id, { discountValue: 4100 })).statusCode).toBe(409)
    expect((await discount('COMMERCIAL', id, { discountValue: 0 })).json().marginReason).toBeNull()
    await desk.place(id, { status: 'INVOICE_VALIDATED' })
    expect((await approve('COMMERCIAL', id)).statusCode).toBe(200)
  })

  test('USE-021 a validation follows the same rule', async () => {
    const id = await desk.order()
    const validate = (more: { marginReason?: string }) =>
      desk.callers.COMMERCIAL(validateOrder, {
        params: { id },
        body: { discount: 4000, deliveryDate: '2026-11-25', ...more },
      })
    expect((await validate({})).json().reason).toBe('marginNeedsReason')
    expect((await validate({ marginReason })).json()).toMatchObject({ status: 'INVOICE_VALIDATED', marginReason })
    expect((await approve('COMMERCIAL', id)).statusCode).toBe(409)
  })

  test('USE-021 a cart whose items leave the discount too high is not finished without a reason', async () => {
    const call = await desk.as('commercial-supervisor@girassol.demo', 'INT001')
    const { id } = await readyCart(desk, call)
    const given = await call(cart.changePrices, { params: { id }, body: { ...deep, marginReason } })
    expect(given.json().marginReason).toBe(marginReason)
    await desk.place(id, { margin_reason: null, margin_given_by: null, margin_given_at: null })
    const refused = await call(cart.finishAsOrder, { params: { id } })
    expect([refused.statusCode, refused.json().reason]).toEqual([409, 'marginNeedsReason'])
    await call(cart.changePrices, { params: { id }, body: { ...deep, marginReason } })
    expect((await call(cart.finishAsOrder, { params: { id } })).statusCode).toBe(200)
    expect((await desk.show(id)).marginReason).toBe(marginReason)
  })

  test('USE-021 an integrator cannot bring it about with the quantities of a saved order', async () => {
    const id = await desk.order()
    await discount('COMMERCIAL', id, { discountValue: 1200 })
    const change = await desk.callers.INTEGRATOR(cart.changeOrderItem, {
      params: { id },
      body: { productErpCode: '10010005', quantity: 2 },
    })
    expect([change.statusCode, change.json().reason, change.json().message]).toEqual([
      409,
      'marginNeedsReason',
      'O desconto não é mais possível neste pedido. Peça à distribuidora que faça a alteração ou dê outro desconto.',
    ])
    expect((await desk.show(id)).invoiceItems[0]?.quantity).toBe(10)
  })
})

describe('releasing an order that is not paid', () => {
  const body = { option: 'WAITING_DISPATCH' } as const
  const release = (id: number, more: { reason?: string } = {}) =>
    desk.callers.FINANCIAL(contract.confirmPayment, { params: { id }, body: { ...body, ...more } })
  const reason = 'Cliente paga na retirada de hoje'

  test('USE-022 T15 without money it is refused with the amount until there is a reason; the log has both', async () => {
    const id = await desk.order({ status: 'BILLED_WAITING_PAYMENT', payment_method: 'FINANCING' })
    expect((await desk.show(id)).amountDue).toBe(7198)
    const refused = await release(id)
    expect([refused.statusCode, refused.json().reason, refused.json().details]).toEqual([
      409,
      'unpaid',
      { amountDue: 7198 },
    ])
    expect(refused.json().message).toMatch(/^R\$\s7\.198,00 deste pedido ainda não entraram\. Informe o motivo/)
    expect((await release(id, { reason: 'curto' })).statusCode).toBe(400)
    expect((await desk.show(id)).status).toBe('BILLED_WAITING_PAYMENT')
    expect((await release(id, { reason })).json().status).toBe('WAITING_DISPATCH')
    expect((await readLog(id))[0]).toMatch(/^Expedição liberada sem o pagamento de R\$\s7\.198,00: Cliente paga/)
  })

  test('USE-022 T15 with the money in it needs no reason, and the log says nothing of one', async () => {
    const paid = { payment_method: 'FINANCING', money_in_at: '2026-11-23T14:00:00.000Z' } as const
    const id = await desk.order({ status: 'BILLED_WAITING_RELEASE', ...paid })
    expect((await desk.show(id)).amountDue).toBeNull()
    expect((await release(id)).json().status).toBe('WAITING_DISPATCH')
    expect((await readLog(id))[0]).toBe('Expedição liberada')
  })

  test('USE-022 two release at once: one does, and the log has one line', async () => {
    const id = await desk.order({ status: 'BILLED_WAITING_RELEASE', payment_method: 'DEPOSIT' })
    const answers = await Promise.all([release(id, { reason }), release(id, { reason })])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await readLog(id)).filter((line) => line.startsWith('Expedição liberada'))).toHaveLength(1)
  })
})
