import { expect, test } from 'vitest'
import { compareLine } from './compare-lines.ts'

const items = (...values: (number | string | null | undefined)[]) =>
  values.map((value, at) => ({ id: 'abcd'[at] ?? '', compared: value === undefined ? {} : { line: value } }))
const lowest = { id: 'line', best: 'lowest' } as const
const highest = { id: 'line', best: 'highest' } as const

test('DEC-004 the best of a line is the lowest or the highest, and several when they are equal', () => {
  expect(compareLine(lowest, items(3, 1, 2, 1))).toEqual({ isSame: false, bestIds: ['b', 'd'] })
  expect(compareLine(highest, items(3, 1, 2))).toEqual({ isSame: false, bestIds: ['a'] })
})

test('DEC-004 an unknown value is never the best', () => {
  expect(compareLine(lowest, items(null, 12, 0))).toEqual({ isSame: false, bestIds: ['c'] })
  expect(compareLine(lowest, items(null, 12))).toEqual({ isSame: false, bestIds: ['b'] })
})

test('DEC-004 a line with one value in all has no best', () => {
  expect(compareLine(lowest, items(2, 2, 2))).toEqual({ isSame: true, bestIds: [] })
  expect(compareLine(lowest, items(null, null))).toEqual({ isSame: true, bestIds: [] })
})

test('DEC-004 a line of texts differs without a best', () => {
  expect(compareLine({ id: 'line' }, items('TOPCon', 'Mono PERC'))).toEqual({ isSame: false, bestIds: [] })
})

test('DEC-004 one alternative alone, or a line that is not compared, is not marked', () => {
  expect(compareLine(lowest, items(1))).toEqual({ isSame: false, bestIds: [] })
  expect(compareLine(lowest, items(undefined, undefined))).toEqual({ isSame: false, bestIds: [] })
})
