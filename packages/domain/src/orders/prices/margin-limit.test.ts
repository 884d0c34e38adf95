import { expect, test } from 'vitest'
import { isReason } from '../moves/decision-reason.ts'
import { canGiveMargin, givesMargin, isMarginBelowAllowed } from './margin-limit.ts'

const healthy = { marginLiquid: '12.5', discountValue: '0', valueCents: 100_000, hasReason: false } as const
const below = { marginLiquid: '-2.5', discountValue: '900', valueCents: 100_000 } as const

test('USE-021 a margin below zero that a discount caused is below what is allowed', () => {
  expect(isMarginBelowAllowed(below)).toBe(true)
  expect(isMarginBelowAllowed({ ...below, marginLiquid: '0' })).toBe(false)
  expect(isMarginBelowAllowed({ ...below, discountValue: '0.00000' })).toBe(false)
  expect(isMarginBelowAllowed({ ...below, marginLiquid: '0', valueCents: 0 })).toBe(true)
})

test('USE-021 it needs a reason, once: again only for a margin that is lower still', () => {
  expect(givesMargin({ before: healthy, after: below })).toBe(true)
  const given = { ...below, hasReason: true }
  expect(givesMargin({ before: given, after: below })).toBe(false)
  expect(givesMargin({ before: given, after: { ...below, marginLiquid: '-1' } })).toBe(false)
  expect(givesMargin({ before: given, after: { ...below, marginLiquid: '-2.6' } })).toBe(true)
  expect(givesMargin({ before: { ...below, hasReason: false }, after: below })).toBe(true)
})

test.each([
  [undefined, false],
  ['', false],
  ['  nove car  ', false],
  ['dez carac.', true],
  ['x'.repeat(300), true],
  ['x'.repeat(301), false],
] as const)('USE-021 USE-022 %j is a reason: %s', (reason, isOne) => {
  expect(isReason(reason)).toBe(isOne)
  expect(canGiveMargin({ before: healthy, after: below, reason }).allowed).toBe(isOne)
})
