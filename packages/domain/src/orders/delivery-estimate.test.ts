import { expect, test } from 'vitest'
import { computeDeliveryEstimate, type DeliveryCase } from './delivery-estimate.ts'

const monday: DeliveryCase = {
  as: 'INVOICE',
  availabilities: ['Immediate', 'Immediate'],
  today: '2026-11-23',
  deadlineDays: 5,
  paymentMethod: 'CREDIT_CARD',
}

test('C-67 DET-051 an order arrives the deadline in business days after today', () => {
  expect(computeDeliveryEstimate(monday)).toBe('2026-11-30')
})

test('C-67 national holidays are no business days', () => {
  expect(computeDeliveryEstimate({ ...monday, today: '2026-12-24', deadlineDays: 1 })).toBe('2026-12-28')
})

test('C-67 DET-051 it starts with the item that leaves last', () => {
  const availabilities = ['Immediate', '2026-12-14', '2026-12-07'] as const
  expect(computeDeliveryEstimate({ ...monday, availabilities })).toBe('2026-12-21')
})

test.each(['PIX', 'BARCODE', 'CREDIT_CARD + BARCODE'] as const)(
  'DET-054 %s waits two business days for the bank',
  (paymentMethod) => {
    expect(computeDeliveryEstimate({ ...monday, paymentMethod })).toBe('2026-12-02')
  },
)

test('BUD-025 a budget adds 72 hours of calendar, whatever the payment and destination', () => {
  const budget = { ...monday, as: 'BUDGET', paymentMethod: 'PIX', deadlineDays: null } as const
  expect(computeDeliveryEstimate(budget)).toBe('2026-11-26')
  expect(computeDeliveryEstimate({ ...budget, availabilities: ['2026-12-10'] })).toBe('2026-12-13')
})

test('C-67 nothing is promised while an item’s date or the destination is unknown', () => {
  expect(computeDeliveryEstimate({ ...monday, availabilities: ['Immediate', 'SEARCH'] })).toBeNull()
  expect(computeDeliveryEstimate({ ...monday, availabilities: [null] })).toBeNull()
  expect(computeDeliveryEstimate({ ...monday, deadlineDays: null })).toBeNull()
  expect(computeDeliveryEstimate({ ...monday, deadlineDays: 0 })).toBe('2026-11-23')
})
