import { validateOrder } from '@girassol/contract/order-validation'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { type OrderDesk, openOrderDesk } from '../order-approval/test-order-desk.ts'

describe.each(testedDatabases)('a discount that makes the parts of a payment small, on %s', (kind) => {
  let desk: OrderDesk
  beforeAll(async () => {
    desk = await openOrderDesk(kind)
  })
  afterAll(() => desk.close())

  const twoCards = {
    payment_method: 'CREDIT_CARD + CREDIT_CARD',
    card1_installments: 3,
    card2_installments: 10,
  } as const
  const cardAndBoleto = { payment_method: 'CREDIT_CARD + BARCODE', card1_installments: 3 } as const
  const smallInstalment = 'Cada parcela deve ser de pelo menos R$ 1,00.'

  /** An order of R$ 7.198,00 with R$ 250,00 of freight; the second part has so many cents. */
  const order = (payment: typeof twoCards | typeof cardAndBoleto, secondCents: number) => {
    const parts = { card1_value_cents: 719_800 - secondCents, card2_value_cents: secondCents }
    return desk.order({ status: 'INVOICE', ...payment, ...parts })
  }
  const validate = async (id: number, discount: number) => {
    const body = { discount, deliveryDate: '2026-11-25', marginReason: 'Combinado com a diretoria.' }
    const answer = await desk.callers.COMMERCIAL(validateOrder, { params: { id }, body })
    return [answer.statusCode, answer.json().message ?? answer.json().status]
  }

  test.each([
    ['two cards', twoCards, 1_000, 1_800, smallInstalment],
    ['a card and a boleto', cardAndBoleto, 100, 1_800, 'Cada parte do pagamento deve ser de pelo menos R$ 1,00.'],
  ] as const)('USE-034 C-85 %s: an order whose parts become too small is not validated', async (...row) => {
    const [, payment, secondCents, discount, refusal] = row
    const id = await order(payment, secondCents)
    expect(await validate(id, discount)).toEqual([409, refusal])
    expect((await desk.show(id)).status).toBe('INVOICE')
    expect(await validate(id, 0)).toEqual([200, 'INVOICE_VALIDATED'])
  })

  test('USE-034 an instalment of exactly one real is validated', async () => {
    const id = await order(twoCards, 1_400)
    expect(await validate(id, 1_800)).toEqual([200, 'INVOICE_VALIDATED'])
  })
})
