import { expect, test } from 'vitest'
import { canCompareBudgets } from './compared-budgets.ts'

test.each([[[1, 2]], [[1, 2, 3, 4]], [[1, 2, 3, 4, 4]]])('DEC-004 budgets %j may be compared', (ids) => {
  expect(canCompareBudgets(ids).allowed).toBe(true)
})

test.each([
  [[], 'tooFew'],
  [[1, 1], 'tooFew'],
  [[1, 2, 3, 4, 5], 'tooMany'],
])('DEC-004 budgets %j may not: %s', (ids, refusal) => {
  expect(canCompareBudgets(ids)).toEqual({ allowed: false, refusal })
})
