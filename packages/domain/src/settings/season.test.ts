import { expect, test } from 'vitest'
import { canSavePointSeason, canSavePromotionalSeason } from './season.ts'

const year = { start: '2026-01-01', finish: '2026-12-31' }

test('C-140 a season may last a day, and never ends before it starts', () => {
  const backwards = { start: '2026-12-02', finish: '2026-12-01' }
  expect(canSavePromotionalSeason({ start: '2026-12-01', finish: '2026-12-01' }).allowed).toBe(true)
  expect(canSavePromotionalSeason(backwards)).toEqual({ allowed: false, refusal: 'endsFirst' })
  expect(canSavePointSeason(backwards, [])).toEqual({ allowed: false, refusal: 'endsFirst' })
})

test.each([
  ['the day after the other ends', { start: '2027-01-01', finish: '2027-12-31' }, true],
  ['the day before the other starts', { start: '2025-01-01', finish: '2025-12-31' }, true],
  ['the other’s last day', { start: '2026-12-31', finish: '2027-12-31' }, false],
  ['the other’s first day', { start: '2025-01-01', finish: '2026-01-01' }, false],
  ['days within the other', { start: '2026-03-01', finish: '2026-03-31' }, false],
  ['days around the other', { start: '2025-01-01', finish: '2027-12-31' }, false],
])('C-126 C-140 a points season with %s', (_what, season, isAllowed) => {
  const decision = canSavePointSeason(season, [year])
  expect(decision).toEqual(isAllowed ? { allowed: true } : { allowed: false, refusal: 'overlaps' })
})
