import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanVoucherAmount, cleanVoucherNumber, readVoucherAmount, writeVoucherAmount } from './voucher-fields.ts'

test.each([
  ['a1b2', '12'],
  ['88.219-0', '882190'],
  ['1234567890123456', '123456789012345'],
  ['abc', ''],
])('VOU-024 the number %s is reduced to its digits: %s', (typed, expected) =>
  expect(cleanVoucherNumber(typed)).toBe(expected),
)

test.each([
  ['R$ 10,5x', '10,5'],
  ['R$ 12.790,40', '12790,40'],
  ['10,505', '10,50'],
  ['1,2,3', '1,23'],
  [',5', ',5'],
  ['-10', '10'],
  ['123456789', '12345678'],
])('VOU-025 the amount %s is reduced to its digits and comma: %s', (typed, expected) =>
  expect(cleanVoucherAmount(typed)).toBe(expected),
)

test.each([
  ['10,50', 1050],
  ['10,5', 1050],
  ['10,', 1000],
  [',5', 50],
  ['12790,40', 1_279_040],
  ['0', 0],
  ['', null],
  [',', null],
])('VOU-019 the comma of %s is read as a decimal point: %i cents', (typed, cents) =>
  expect(readVoucherAmount(typed)).toBe(cents),
)

test('VOU-019 every amount is read as it was written', () => {
  const cents = fc.integer({ min: 0, max: 9_999_999_999 })
  fc.assert(
    fc.property(cents, (amount) => {
      expect(readVoucherAmount(writeVoucherAmount(amount))).toBe(amount)
    }),
  )
})
