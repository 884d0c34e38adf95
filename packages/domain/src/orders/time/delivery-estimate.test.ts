import { expect, test } from 'vitest'
import {
  type Arrival,
  businessDaysUntil,
  computeArrival,
  computeBoardingDay,
  computeDeliveryEstimate,
  type DeliveryCase,
  waitsForBank,
} from './delivery-estimate.ts'

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

const known: Arrival = {
  estimatedDeliveryDate: '2026-12-01',
  waybillDate: '2026-11-24',
  deliveryDate: '2026-11-23',
  deliveryDeadline: 5,
}

test('DET-051 the delivery estimate is the estimated date, else waybill, else delivery date, plus the deadline', () => {
  expect(computeArrival(known)).toBe('2026-12-01')
  expect(computeArrival({ ...known, estimatedDeliveryDate: null })).toBe('2026-12-01')
  expect(computeArrival({ ...known, estimatedDeliveryDate: null, waybillDate: '2026-11-27' })).toBe('2026-12-04')
  expect(computeArrival({ ...known, estimatedDeliveryDate: null, waybillDate: null })).toBe('2026-11-30')
})

test('DET-051 without a day or a deadline nothing is estimated', () => {
  const nothing = { ...known, estimatedDeliveryDate: null }
  expect(computeArrival({ ...nothing, waybillDate: null, deliveryDate: null })).toBeNull()
  expect(computeArrival({ ...nothing, deliveryDeadline: null })).toBeNull()
  expect(computeArrival({ ...nothing, deliveryDeadline: 0 })).toBe('2026-11-24')
})

test('DET-004 an order leaves with its last item, never in the past', () => {
  expect(computeBoardingDay(['Immediate', '2026-12-02'], '2026-11-23')).toBe('2026-12-02')
  expect(computeBoardingDay(['2026-11-20'], '2026-11-23')).toBe('2026-11-23')
  expect(computeBoardingDay(['SEARCH'], '2026-11-23')).toBeNull()
})

test('DET-054 a card, a financing and what is not chosen yet wait for no bank', () => {
  expect(waitsForBank('CREDIT_CARD')).toBe(false)
  expect(waitsForBank('FINANCING')).toBe(false)
  expect(waitsForBank(null)).toBe(false)
  expect(waitsForBank('PIX')).toBe(true)
})

test('DET-053 business days between two days leave out weekends and holidays', () => {
  expect(businessDaysUntil('2026-11-20', '2026-11-23')).toBe(1)
  expect(businessDaysUntil('2026-12-24', '2026-12-28')).toBe(1)
  expect(businessDaysUntil('2026-11-23', '2026-11-23')).toBe(0)
  expect(businessDaysUntil('2026-11-24', '2026-11-23')).toBe(0)
})
