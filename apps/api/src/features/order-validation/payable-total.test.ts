import { changeOrderStatus, saveBudget } from '@girassol/contract/budgets'
import * as cart from '@girassol/contract/cart'
import { validateOrder } from '@girassol/contract/order-validation'
import { openCheckout, openPix } from '@girassol/contract/payments'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { change, noon, readyCart } from '../cart/test-shop.ts'
import { type OrderDesk, openOrderDesk } from '../order-approval/test-order-desk.ts'

const reason = 'Combinado com a diretoria.'
const refusal = 'O valor total precisa ser maior que zero.'

describe.each(testedDatabases)('an order without anything to pay, on %s', (kind) => {
  let desk: OrderDesk
  beforeAll(async () => {
    desk = await openOrderDesk(kind)
  })
  afterAll(() => desk.close())

  /** A cart that is picked up, or delivered with freight, with a discount in reais. */
  const discounted = async (discount: string, addressType: 'pickup' | 'same' = 'pickup') => {
    const { id } = await readyCart(desk, desk.callers.INTEGRATOR)
    await change(desk.callers.INTEGRATOR, id, { addressType })
    // The reason for a margin below the allowed one was given before, when nothing was to be paid for the items.
    const given = { margin_reason: reason, margin_given_by: 1, margin_given_at: noon } as const
    await desk.place(id, { ...given, discount_value: discount, sub_total_with_discount_cents: 0 })
    return id
  }
  const finish = async (id: number, as: typeof cart.finishAsOrder | typeof cart.finishAsBudget) => {
    const answer = await desk.callers.INTEGRATOR(as, { params: { id } })
    return [answer.statusCode, answer.json().message ?? answer.json().status]
  }

  test('REL-006 C-233 a discount equal to the sub total on pickup is not finished, a cent less is', async () => {
    const id = await discounted('6948')
    const { missing } = (await desk.callers.INTEGRATOR(cart.readCart)).json()
    expect(missing).toEqual([{ field: 'totalInvoice', message: refusal }])
    expect(await finish(id, cart.finishAsOrder)).toEqual([409, refusal])
    expect(await finish(id, cart.finishAsBudget)).toEqual([409, refusal])
    await desk.place(id, { discount_value: '6947.99' })
    expect(await finish(id, cart.finishAsOrder)).toEqual([200, 'INVOICE'])
  })

  test('REL-006 C-233 the whole sub total may be discounted when the freight remains', async () => {
    expect(await finish(await discounted('6948', 'same'), cart.finishAsBudget)).toEqual([200, 'BUDGET'])
  })

  test('REL-006 a budget is neither saved nor ordered without anything to pay', async () => {
    const id = await discounted('6947.99')
    await finish(id, cart.finishAsBudget)
    const budget = await desk.show(id)
    const items = budget.invoiceItems.map(({ productErpCode, quantity }) => ({ productErpCode, quantity }))
    const body = { items, discountValue: 6948, marginReason: reason }
    const saved = await desk.callers.ADMINISTRATOR(saveBudget, { params: { id }, body })
    expect([saved.statusCode, saved.json().message]).toEqual([409, refusal])
    await desk.place(id, { discount_value: '6948', total_invoice_cents: 0 })
    const placed = await desk.callers.INTEGRATOR(changeOrderStatus, { params: { id }, body: { status: 'INVOICE' } })
    expect([placed.statusCode, placed.json().message]).toEqual([409, refusal])
  })

  test('REL-006 C-233 a discount equal to the sub total on pickup is not validated, a cent less is', async () => {
    const id = await discounted('0')
    await finish(id, cart.finishAsOrder)
    const validate = async (discount: number, more = {}) => {
      const body = { discount, deliveryDate: null, marginReason: reason, ...more }
      const answer = await desk.callers.COMMERCIAL(validateOrder, { params: { id }, body })
      return [answer.statusCode, answer.json().message ?? answer.json().status]
    }
    expect(await validate(6948)).toEqual([409, refusal])
    expect((await desk.show(id)).status).toBe('INVOICE')
    expect(await validate(6947.99)).toEqual([200, 'INVOICE_VALIDATED'])
  })

  test('REL-006 C-82 a discount on the freight that leaves nothing to pay is not validated', async () => {
    const id = await discounted('0', 'same')
    await finish(id, cart.finishAsOrder)
    const body = {
      discount: 6948,
      freightDiscount: 250,
      deliveryDate: '2026-11-25',
      marginReason: reason,
    }
    const answer = await desk.callers.COMMERCIAL(validateOrder, { params: { id }, body })
    expect([answer.statusCode, answer.json().message]).toEqual([409, refusal])
  })

  test.each([
    ['PIX', openPix],
    ['BARCODE', openCheckout],
    ['CREDIT_CARD', openCheckout],
  ] as const)(
    'REL-006 an approved order of zero by %s is a refusal at its payment, not an error',
    async (method, open) => {
      const id = await desk.order({ status: 'INVOICE_APPROVED', payment_method: method, total_invoice_cents: 0 })
      const answer = await desk.callers.INTEGRATOR(open, { params: { id } })
      expect([answer.statusCode, answer.json().message]).toEqual([409, refusal])
    },
  )
})
