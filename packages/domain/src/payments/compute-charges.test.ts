import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeOrderTotals } from '../orders/prices/order-totals.ts'
import { computeCharges } from './compute-charges.ts'
import { toCardParts } from './payment-choice.ts'
import { paymentMethods } from './payment-method.ts'
import { someSettings } from './test-settings.ts'

const settings = paymentMethods.map((method) => someSettings(method))

test('C-80 PAY-033 another payment results in the same values as the order’s own computation', () => {
  const cents = fc.integer({ min: 0, max: 9_999_999 })
  const count = fc.integer({ min: 1, max: 18 })
  const given = fc.record({
    method: fc.constantFrom(...paymentMethods),
    card1ValueCents: fc.option(cents),
    card2ValueCents: fc.option(cents),
    card1Installments: fc.option(count),
    card2Installments: fc.option(count),
  })
  fc.assert(
    fc.property(given, cents, cents, (choice, rawInvoiceCents, grossCommissionCents) => {
      const { interestRates: rates } = someSettings(choice.method)
      const totals = computeOrderTotals({
        lines: [{ unitValueCents: rawInvoiceCents, costCents: 0, quantity: 1, generatorPowerW: 0 }],
        discountValue: '0',
        freight: { pickup: true, percentage: '0', minimumCents: 0, discountCents: 0 },
        cards: toCardParts({ ...choice, rawInvoiceCents, rates }),
        grossCommissionCents,
        serviceTaxPercent: '20',
      })
      expect(computeCharges(choice, { settings, rawInvoiceCents, grossCommissionCents })).toEqual({
        interestCents: totals.interestCents,
        totalInvoiceCents: totals.totalInvoiceCents,
      })
    }),
  )
})
