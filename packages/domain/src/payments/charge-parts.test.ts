import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ChargedOrder, computeChargeParts } from './charge-parts.ts'
import { computeCharges } from './compute-charges.ts'
import { paymentMethods } from './payment-method.ts'
import { someSettings } from './test-settings.ts'

const rates = Array.from({ length: 18 }, (_, index) => ({ installment: index + 1, percentage: `${index + 1}.25` }))

const anOrder = (rest: Partial<ChargedOrder>): ChargedOrder => ({
  method: 'PIX',
  card1ValueCents: null,
  card2ValueCents: null,
  card1Installments: null,
  card2Installments: null,
  totalInvoiceCents: 110_000,
  interestCents: 0,
  grossCommissionCents: 10_000,
  rates,
  ...rest,
})

/** An order when it is sold: raw value, commission, and the interest of its instalments. */
const sold = (method: ChargedOrder['method'], rawInvoiceCents: number, firstCents: number): ChargedOrder => {
  const choice = {
    method,
    card1ValueCents: firstCents,
    card2ValueCents: rawInvoiceCents - firstCents,
    card1Installments: 10,
    card2Installments: 3,
  }
  const settings = [someSettings(method, { interestRates: rates })]
  const charges = computeCharges(choice, { settings, rawInvoiceCents, grossCommissionCents: 5_000 })
  return anOrder({ ...choice, ...charges, grossCommissionCents: 5_000 })
}

describe('the parts of a payment', () => {
  test.each(['PIX', 'BARCODE', 'CREDIT_CARD'] as const)('C-80 %s is one part of the whole total', (method) => {
    expect(computeChargeParts(anOrder({ method, card1Installments: method === 'CREDIT_CARD' ? 6 : null }))).toEqual([
      { part: 1, means: method, amountCents: 110_000, installments: method === 'CREDIT_CARD' ? 6 : 1 },
    ])
  })

  test('C-141 C-80 a card and a boleto are two payments: commission and interest go with the card', () => {
    const order = sold('CREDIT_CARD + BARCODE', 100_000, 60_000)
    expect(computeChargeParts(order)).toEqual([
      { part: 1, means: 'CREDIT_CARD', amountCents: 60_000 + 6_150 + 5_000, installments: 10 },
      { part: 2, means: 'BARCODE', amountCents: 40_000, installments: 1 },
    ])
  })

  test('C-141 C-80 two cards bear their own interest; the commission goes with the first', () => {
    const order = sold('CREDIT_CARD + CREDIT_CARD', 100_000, 60_000)
    expect(computeChargeParts(order)).toEqual([
      { part: 1, means: 'CREDIT_CARD', amountCents: 60_000 + 6_150 + 5_000, installments: 10 },
      { part: 2, means: 'CREDIT_CARD', amountCents: 40_000 + 1_300, installments: 3 },
    ])
  })

  test.each(['DEPOSIT', 'FINANCING', 'OTHERS'] as const)('C-86 %s is not charged at the gateway', (method) => {
    expect(computeChargeParts(anOrder({ method }))).toEqual([])
  })

  test('C-80 C-141 the parts sum to the total, even when the rates have changed since the order was sold', () => {
    const charged = paymentMethods.filter((method) => computeChargeParts(anOrder({ method })).length > 0)
    const order = fc.record({
      method: fc.constantFrom(...charged),
      raw: fc.integer({ min: 200, max: 99_999_999 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      newRate: fc.integer({ min: 0, max: 99 }),
    })
    fc.assert(
      fc.property(order, ({ method, raw, share, newRate }) => {
        const firstCents = Math.min(Math.max(Math.round(raw * share), 100), raw - 100)
        const before = sold(method, raw, firstCents)
        const moved = rates.map((rate) => ({ ...rate, percentage: String(newRate) }))
        for (const each of [before, { ...before, rates: moved }]) {
          const parts = computeChargeParts(each)
          expect(parts.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(each.totalInvoiceCents)
          expect(parts.every(({ amountCents }) => amountCents > 0)).toBe(true)
        }
      }),
    )
  })
})
