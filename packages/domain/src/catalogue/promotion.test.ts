import { expect, test } from 'vitest'
import { isPromotionOpen } from './promotion.ts'

const season = { start: '2026-11-16', finish: '2026-11-30' }
const running = { campaign: '1', season }

test.each([
  [running, '2026-11-16'],
  [running, '2026-11-30'],
])('C-20 with the campaign %o promotions are sold on %s', (promotion, today) => {
  expect(isPromotionOpen(promotion, today)).toBe(true)
})

test.each([
  [running, '2026-11-15'],
  [running, '2026-12-01'],
  [{ ...running, campaign: '0' }, '2026-11-20'],
  [{ ...running, campaign: null }, '2026-11-20'],
  [{ ...running, season: null }, '2026-11-20'],
])('C-20 WIZ-031 with the campaign %o promotions are not sold on %s', (promotion, today) => {
  expect(isPromotionOpen(promotion, today)).toBe(false)
})
