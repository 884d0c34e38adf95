import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeNextAttempt, isDelivered, mostAttempts } from './index.ts'

const now = '2026-11-23T15:00:00.000Z'

const pauseAfter = (attempts: number, chance: number): number | null => {
  const next = computeNextAttempt({ now, attempts, chance })
  return next === null ? null : (Date.parse(next) - Date.parse(now)) / 1000
}

test('WHK-006 eight attempts, after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 14 h', () => {
  expect(mostAttempts).toBe(8)
  const pauses = Array.from({ length: 8 }, (_, index) => pauseAfter(index + 1, 0.5))
  expect(pauses).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, null])
})

test('WHK-006 a pause is at most a tenth shorter or longer', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (chance) => {
      const pause = pauseAfter(4, chance) ?? 0
      return pause >= 6480 && pause <= 7920
    }),
  )
  expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([4.5, 5.5])
})

test('WHK-006 only 2xx is a success, and no redirect is', () => {
  const delivered = [null, 199, 200, 204, 299, 300, 301, 302, 307, 400, 410, 500].filter(isDelivered)
  expect(delivered).toEqual([200, 204, 299])
})
