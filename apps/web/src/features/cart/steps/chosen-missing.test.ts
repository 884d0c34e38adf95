import { expect, test } from 'vitest'
import type { CartSave } from '../saving/cart-save.ts'
import { isPlacePending, withoutChosen } from './chosen-missing.ts'

const missing = [
  'customerDocument',
  'addressType',
  'deliveryAddressCep',
  'freightValue',
  'paymentMethod',
  'financingBank',
].map((field) => ({ field, message: field }))

const saving = (...changes: readonly CartSave['change'][]): readonly CartSave[] =>
  changes.map((change) => ({ part: 'delivery', change, failure: '' }))

const left = (...changes: readonly CartSave['change'][]) =>
  withoutChosen(missing, saving(...changes)).map(({ field }) => field)

test('USE-010 a choice that is being saved is not listed as missing', () => {
  expect(left()).toEqual(missing.map(({ field }) => field))
  expect(left({ customerId: 4 })).not.toContain('customerDocument')
  expect(left({ customerType: 'INTEGRATOR' })).not.toContain('customerDocument')
  expect(left({ addressType: 'pickup' })).toEqual(['customerDocument', 'paymentMethod', 'financingBank'])
  expect(left({ paymentMethod: 'PIX' })).not.toContain('paymentMethod')
  expect(left({ customerId: 4 }, { addressType: 'same' }, { paymentMethod: 'FINANCING' })).toEqual(['financingBank'])
})

test('USE-010 what is not chosen yet, or was taken back, is still listed as missing', () => {
  expect(left({ customerType: 'CUSTOMER' })).toContain('customerDocument')
  expect(left({ customerId: 4 }, { customerId: null })).toContain('customerDocument')
  expect(left({ addressType: 'different' })).toContain('deliveryAddressCep')
  expect(left({ addressType: 'different' })).not.toContain('addressType')
  expect(left({ addressType: 'different', deliveryAddressId: 9 })).not.toContain('deliveryAddressCep')
})

test('USE-010 the freight waits for a delivery that is on its way', () => {
  expect(isPlacePending(saving({ addressType: 'same' }))).toBe(true)
  expect(isPlacePending(saving({ paymentMethod: 'PIX' }))).toBe(false)
})
