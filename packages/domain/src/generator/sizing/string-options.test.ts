import { describe, expect, it } from 'vitest'
import { moduleCounts } from './module-counts.ts'
import { mpptLayout } from './mppt-layout.ts'
import { type StringOption, stringOptions } from './string-options.ts'

const brief = ({ strings, short, long, longCount, k }: StringOption): string =>
  longCount > 0 ? `${longCount}×${long} + ${strings - longCount}×${short} k${k}` : `${strings}×${short} k${k}`

describe('stringOptions', () => {
  it.each([
    {
      what: 'fewer strings when all are equal',
      modules: 24,
      bounds: { nMin: 4, nMax: 12, kMax: 1 },
      nMppt: 4,
      expected: ['2×12 k1', '3×8 k1', '4×6 k1'],
    },
    {
      what: 'equal strings before fewer ones',
      modules: 20,
      bounds: { nMin: 5, nMax: 8, kMax: 1 },
      nMppt: 4,
      expected: ['4×5 k1', '2×7 + 1×6 k1'],
    },
    {
      what: 'fewer in parallel before equal ones',
      modules: 15,
      bounds: { nMin: 5, nMax: 9, kMax: 2 },
      nMppt: 2,
      expected: ['1×8 + 1×7 k1', '3×5 k2'],
    },
    {
      what: 'nothing too long or too short',
      modules: 11,
      bounds: { nMin: 7, nMax: 10, kMax: 1 },
      nMppt: 2,
      expected: [],
    },
    {
      what: 'no mixed lengths on one MPPT',
      modules: 11,
      bounds: { nMin: 4, nMax: 6, kMax: 2 },
      nMppt: 1,
      expected: [],
    },
    {
      what: 'nothing where no string may be connected',
      modules: 10,
      bounds: { nMin: 1, nMax: 20, kMax: 0 },
      nMppt: 2,
      expected: [],
    },
  ])('C-23 offers $what', ({ modules, bounds, nMppt, expected }) => {
    expect(stringOptions(modules, bounds, nMppt).map(brief)).toEqual(expected)
  })
})

describe('mpptLayout', () => {
  it.each([
    [
      'long strings first, each group on its own MPPTs',
      { strings: 3, short: 17, long: 18, longCount: 2, k: 2 },
      [
        [2, 18],
        [1, 17],
      ],
    ],
    [
      'the rest of a group on its last MPPTs',
      { strings: 19, short: 8, long: 8, longCount: 0, k: 4 },
      [
        [4, 8],
        [4, 8],
        [4, 8],
        [4, 8],
        [3, 8],
      ],
    ],
    [
      'as evenly as possible, not k by k',
      { strings: 4, short: 9, long: 9, longCount: 0, k: 3 },
      [
        [2, 9],
        [2, 9],
      ],
    ],
  ])('C-23 lays %s', (_, option, expected) => {
    expect(mpptLayout(option).map((mppt) => [mppt.strings, mppt.modulesPerString])).toEqual(expected)
  })
})

describe('moduleCounts', () => {
  it.each([
    ['a tenth of 21 rounded up on each side, the larger of a tie first', 10_500, [21, 22, 20, 23, 19, 24, 18]],
    ['two on each side of a small count', 2500, [5, 6, 4, 7, 3]],
    ['at least one module', 500, [1, 2, 3]],
    ['the closest power first when the request lies between', 2700, [5, 6, 4, 7, 3]],
  ])('C-23 tries %s', (_, requestedW, expected) => {
    expect(moduleCounts(requestedW, 500)).toEqual(expected)
  })
})
