import { expect, test } from 'vitest'
import { mergedTerms } from './merged-terms.ts'

test('BUD-027 choices of different parts go together', () => {
  const terms = mergedTerms({ customerId: 5 }, { paymentMethod: 'PIX' })
  expect(mergedTerms(terms, { additionalData: 'Portão azul' })).toEqual({
    customerId: 5,
    paymentMethod: 'PIX',
    additionalData: 'Portão azul',
  })
})

test.each([
  [{ customerId: 5 }, { customerType: 'INTEGRATOR' }, { customerType: 'INTEGRATOR' }],
  [{ customerType: 'INTEGRATOR' }, { customerId: 5 }, { customerId: 5 }],
  [{ addressType: 'different', deliveryAddressId: 7 }, { customerId: 5 }, { customerId: 5 }],
  [{ addressType: 'pickup' }, { customerId: 5 }, { addressType: 'pickup', customerId: 5 }],
  [{ addressType: 'different', deliveryAddressId: 7 }, { addressType: 'same' }, { addressType: 'same' }],
  [{ paymentMethod: 'FINANCING', financingBank: 'BV' }, { paymentMethod: 'PIX' }, { paymentMethod: 'PIX' }],
  [{ financingBank: 'BV' }, { isPaymentSpecialFinancing: true }, { isPaymentSpecialFinancing: true }],
  [{ card1value: 500 }, { card2value: 400 }, { card2value: 400 }],
  [
    { paymentMethod: 'CREDIT_CARD', card1installments: 3 },
    { card1installments: 6 },
    { paymentMethod: 'CREDIT_CARD', card1installments: 6 },
  ],
] as const)('BUD-022 BUD-027 of %j a later %j leaves what it does not take back', (before, change, after) => {
  expect(mergedTerms(before, change)).toEqual(after)
})
