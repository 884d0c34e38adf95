import { expect, test } from 'vitest'
import { canSaveOperation, operationRanges, usualOperation } from './operation.ts'

test('VAL-012 C-140 a warehouse that never works is refused, one that works on Sundays alone is not', () => {
  expect(canSaveOperation({ separationWeek: [0, 0, 0, 0, 0, 0, 0] })).toEqual({ allowed: false, refusal: 'neverWorks' })
  expect(canSaveOperation({ separationWeek: [1, 0, 0, 0, 0, 0, 0] }).allowed).toBe(true)
})

test('C-10 C-80 the defaults lie within the ranges', () => {
  const { notificationPollSeconds: poll, separation, serviceTaxPercent: tax } = operationRanges
  expect([usualOperation.notificationPollSeconds, usualOperation.serviceTaxPercent]).toEqual([60, 20])
  expect(usualOperation.notificationPollSeconds).toBeGreaterThanOrEqual(poll.least)
  expect(usualOperation.serviceTaxPercent).toBeLessThanOrEqual(tax.most)
  expect(usualOperation.separationWeek.every((orders) => orders >= separation.least)).toBe(true)
  expect(canSaveOperation(usualOperation).allowed).toBe(true)
})
