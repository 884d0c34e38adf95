import { expect, test } from 'vitest'
import { budgetExpiresAt, statusAt } from './budget-validity.ts'

const finishedAt = '2026-11-23T15:00:00.000Z'

test('C-63 BUD-017 a budget is valid for 168 hours, to the second', () => {
  expect(budgetExpiresAt(finishedAt)).toBe('2026-11-30T15:00:00.000Z')
  expect(statusAt({ status: 'BUDGET', finishedAt }, '2026-11-30T14:59:59.999Z')).toBe('BUDGET')
  expect(statusAt({ status: 'BUDGET', finishedAt }, '2026-11-30T15:00:00.000Z')).toBe('BUDGET_EXPIRED')
})

test('C-63 nothing but a budget expires', () => {
  expect(statusAt({ status: 'INVOICE', finishedAt }, '2027-01-01T00:00:00.000Z')).toBe('INVOICE')
  expect(statusAt({ status: 'CART', finishedAt: null }, '2027-01-01T00:00:00.000Z')).toBe('CART')
})
