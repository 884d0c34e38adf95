import { expect, test } from 'vitest'
import { trackerDates } from './tracker-dates.ts'

const at = (minute: number) => `2026-11-23T15:0${minute}:00.000Z`

test('DET-028 each step has the moment it was first filled', () => {
  const moves = [
    { to: 'INVOICE', at: at(0) },
    { to: 'INVOICE_VALIDATED', at: at(1) },
    { to: 'INVOICE_APPROVED', at: at(2) },
    { to: 'INVOICE_PAYED', at: at(3) },
  ] as const
  expect(trackerDates(moves)).toEqual([at(0), at(0), at(2), at(3), null, null, null, null])
})

test('DET-028 an order that fell back reaches its steps anew', () => {
  const moves = [
    { to: 'INVOICE', at: at(0) },
    { to: 'INVOICE_APPROVED', at: at(1) },
    { to: 'PROCESSING_CANCELLATION', at: at(2) },
    { to: 'INVOICE_APPROVED', at: at(3) },
  ] as const
  expect(trackerDates(moves)[2]).toBe(at(3))
})

test('DET-036 a cancelled order has no step and no date', () => {
  const moves = [
    { to: 'INVOICE', at: at(0) },
    { to: 'INVOICE_CANCELED', at: at(1) },
  ] as const
  expect(trackerDates(moves)).toEqual(Array(8).fill(null))
})

test('DET-028 an order that was a budget is dated by the order, not by the budget', () => {
  const moves = [
    { to: 'CART', at: at(0) },
    { to: 'BUDGET', at: at(1) },
    { to: 'BUDGET_EXPIRED', at: at(2) },
  ] as const
  expect(trackerDates(moves)).toEqual(Array(8).fill(null))
  expect(trackerDates([...moves, { to: 'INVOICE', at: at(3) }])).toEqual([at(3), at(3), ...Array(6).fill(null)])
})
