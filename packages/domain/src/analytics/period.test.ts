import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysBetween, plusDays } from '../shared/brazil-time.ts'
import { canShowPeriod, choosePeriod, clipMonth, findPeriodBefore, listMonths, splitPeriod } from './period.ts'
import { findMailedPeriod } from './subscriptions.ts'

const today = '2026-11-23'

test('ANA-008 a month, a quarter and 12 months are whole months', () => {
  expect(choosePeriod('month', today)).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  expect(choosePeriod('quarter', today)).toEqual({ from: '2026-10-01', to: '2026-12-31' })
  expect(choosePeriod('year', today)).toEqual({ from: '2025-12-01', to: '2026-11-30' })
})

test('ANA-008 24 months are shown, and a day more is not', () => {
  expect(canShowPeriod({ from: '2024-12-01', to: '2026-11-30' })).toEqual({ allowed: true })
  expect(canShowPeriod({ from: '2024-12-01', to: '2026-12-01' })).toEqual({ allowed: false, refusal: 'periodTooLong' })
  expect(canShowPeriod({ from: '2024-02-29', to: '2026-02-28' }).allowed).toBe(true)
  expect(canShowPeriod({ from: '2024-02-29', to: '2026-03-01' }).allowed).toBe(false)
  expect(canShowPeriod({ from: '2026-11-02', to: '2026-11-01' })).toEqual({
    allowed: false,
    refusal: 'periodEndsBeforeItBegins',
  })
})

test('ANA-008 a month is compared with the month before, and other days with as many days before', () => {
  expect(findPeriodBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(findPeriodBefore({ from: '2026-01-01', to: '2026-03-31' })).toEqual({ from: '2025-10-01', to: '2025-12-31' })
  expect(findPeriodBefore({ from: '2026-11-10', to: '2026-11-12' })).toEqual({ from: '2026-11-07', to: '2026-11-09' })
})

test('ANA-008 the months of a period, each with its days of the period', () => {
  const period = { from: '2026-09-15', to: '2026-11-10' }
  expect(listMonths(period).map((month) => clipMonth(month, period))).toEqual([
    { from: '2026-09-15', to: '2026-09-30' },
    { from: '2026-10-01', to: '2026-10-31' },
    { from: '2026-11-01', to: '2026-11-10' },
  ])
})

const dayIn = fc.integer({ min: 0, max: 1200 }).map((days) => plusDays('2024-01-01', days))

test('ANA-007 each day until today of a period is in one part of the divided period, and no other day with figures', () => {
  fc.assert(
    fc.property(fc.tuple(dayIn, dayIn, dayIn), ([a, b, present]) => {
      const [from, to] = a < b ? [a, b] : [b, a]
      const { months, days } = splitPeriod({ from, to }, present)
      const parts = [...days]
      if (months !== null)
        parts.push({ from: months.first, to: clipMonth(months.last.slice(0, 7), { from: '0', to: '9' }).to })
      const countIn = (day: string) => parts.filter((part) => part.from <= day && day <= part.to).length
      for (let day = '2023-12-01'; day <= present; day = plusDays(day, 1))
        expect([day, countIn(day)]).toEqual([day, from <= day && day <= to ? 1 : 0])
    }),
    { numRuns: 60 },
  )
})

test('ANA-008 the period before ends the day before and is as long', () => {
  fc.assert(
    fc.property(fc.tuple(dayIn, fc.integer({ min: 0, max: 700 })), ([from, days]) => {
      const to = plusDays(from, days)
      const before = findPeriodBefore({ from, to })
      expect(before.to).toBe(plusDays(from, -1))
      const isMonths = listMonths(before).length === listMonths({ from, to }).length
      expect(isMonths || daysBetween(before.from, before.to) === days).toBe(true)
    }),
  )
})

test('ANA-014 a Monday reports the week before, the first day the month before, and later days the same', () => {
  const week = { dueOn: '2026-11-23', period: { from: '2026-11-16', to: '2026-11-22' } }
  expect(findMailedPeriod('WEEKLY', '2026-11-23')).toEqual(week)
  expect(findMailedPeriod('WEEKLY', '2026-11-29')).toEqual(week)
  expect(findMailedPeriod('MONTHLY', '2026-12-01')).toEqual({
    dueOn: '2026-12-01',
    period: { from: '2026-11-01', to: '2026-11-30' },
  })
})
