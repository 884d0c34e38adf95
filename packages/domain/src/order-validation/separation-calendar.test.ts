import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plusDays } from '../shared/brazil-time.ts'
import {
  freeSeparation,
  minimumDeliveryDate,
  type SeparationFacts,
  separationCalendar,
  separationHorizonDays,
  usualSeparationCapacity,
} from './separation-calendar.ts'

const facts = (rest: Partial<SeparationFacts> = {}): SeparationFacts => ({
  usual: usualSeparationCapacity,
  exceptions: new Map(),
  taken: new Map(),
  ...rest,
})

describe('the minimum delivery date', () => {
  test.each([
    ['everything in stock: the next working day', ['Immediate'], '2026-11-23', '2026-11-24'],
    ['on a Friday: Monday', ['Immediate'], '2026-11-20', '2026-11-23'],
    ['the latest item decides', ['Immediate', '2026-12-10', '2026-12-03'], '2026-11-23', '2026-12-10'],
    ['an item that arrives on a Saturday leaves on Monday', ['2026-12-05'], '2026-11-23', '2026-12-07'],
    ['a national holiday is none', ['2026-12-25'], '2026-11-23', '2026-12-28'],
    ['an item without a date delays nothing', ['SEARCH', null, 'Immediate'], '2026-11-23', '2026-11-24'],
    ['a promise of the past is of today', ['2026-11-01'], '2026-11-23', '2026-11-24'],
  ] as const)('VAL-011 C-67 %s', (...row) => {
    const [, availabilities, today, minimum] = row
    expect(minimumDeliveryDate(availabilities, today)).toBe(minimum)
  })

  test('VAL-011 is always a working day after today', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: -40, max: 400 }), (start, wait) => {
        const today = plusDays('2026-01-01', start)
        const minimum = minimumDeliveryDate([plusDays(today, wait)], today)
        expect(minimum > today && minimum >= plusDays(today, wait)).toBe(true)
        expect(freeSeparation(minimum, facts())).toBeGreaterThan(0)
      }),
    )
  })
})

describe('the separation capacity', () => {
  test('VAL-012 weekends and holidays have no capacity, and a day has the usual number less its orders', () => {
    const taken = new Map([['2026-11-24', 5]])
    expect(freeSeparation('2026-11-24', facts({ taken }))).toBe(7)
    expect(freeSeparation('2026-11-28', facts())).toBe(0)
    expect(freeSeparation('2026-12-25', facts())).toBe(0)
    expect(freeSeparation('2026-11-24', facts({ taken: new Map([['2026-11-24', 99]]) }))).toBe(0)
  })

  test('VAL-012 an exception closes a working day, or opens a Saturday', () => {
    const exceptions = new Map([
      ['2026-11-24', 0],
      ['2026-11-28', 3],
    ])
    expect(freeSeparation('2026-11-24', facts({ exceptions }))).toBe(0)
    expect(freeSeparation('2026-11-28', facts({ exceptions, taken: new Map([['2026-11-28', 1]]) }))).toBe(2)
  })

  test('VAL-015 the calendar goes from the minimum to the horizon, with zero for full days and without closed days', () => {
    const taken = new Map([['2026-11-24', 12]])
    const days = separationCalendar('2026-11-24', '2026-11-23', facts({ taken }))
    expect(days.slice(0, 5)).toEqual([
      { date: '2026-11-24', quantity: 0 },
      { date: '2026-11-25', quantity: 12 },
      { date: '2026-11-26', quantity: 12 },
      { date: '2026-11-27', quantity: 12 },
      { date: '2026-11-30', quantity: 12 },
    ])
    expect(days.every(({ date }) => date <= plusDays('2026-11-23', separationHorizonDays))).toBe(true)
    expect(days.at(-1)?.date).toBe('2027-05-21')
  })
})
