import { describe, expect, test } from 'vitest'
import { computeCategory, computeCategoryBands, computeDueBonuses } from './category.ts'

test.each([
  ['PTS-105', 0, ['Bronze', 'Prata', 500_001]],
  ['PTS-105', 500_000, ['Bronze', 'Prata', 500_001]],
  ['PTS-106', 500_001, ['Prata', 'Ouro', 1_000_001]],
  ['PTS-106', 1_000_000, ['Prata', 'Ouro', 1_000_001]],
  ['PTS-107', 1_000_001, ['Ouro', 'Diamante', 2_000_001]],
  ['PTS-107', 2_000_000, ['Ouro', 'Diamante', 2_000_001]],
  ['PTS-108', 2_000_001, ['Diamante', null, null]],
  ['C-124', -10, ['Bronze', 'Prata', 500_001]],
] as const)('%s C-126 %i qualifiable points are of the category: %s', (_id, points, expected) => {
  expect(Object.values(computeCategory(points))).toEqual(expected)
})

describe('the bonus of a category', () => {
  test.each([
    [500_000, [], []],
    [500_001, [], [['Prata', 20_000]]],
    [1_000_001, ['Prata'], [['Ouro', 50_000]]],
    [2_000_001, ['Prata', 'Ouro'], [['Diamante', 80_000]]],
    [2_000_001, ['Prata', 'Ouro', 'Diamante'], []],
    [600_000, ['Prata', 'Ouro'], []],
  ])('PTS-109 C-126 %i points, after the bonuses of %s, earn %s', (points, paid, expected) => {
    expect(computeDueBonuses(points, paid).map(({ category, points: bonus }) => [category, bonus])).toEqual(expected)
  })

  test('PTS-109 C-126 one credit that passes two categories earns both bonuses', () => {
    expect(computeDueBonuses(1_000_001, []).map(({ points }) => points)).toEqual([20_000, 50_000])
  })
})

describe('the bands of the meter', () => {
  const bands = (points: number) => computeCategoryBands(points).map(({ share }) => Number(share.toFixed(3)))

  test('PTS-072 four bands with the bounds of the categories', () => {
    expect(computeCategoryBands(0).map(({ name, from, to }) => [name, from, to])).toEqual([
      ['Bronze', 0, 500_000],
      ['Prata', 500_001, 1_000_000],
      ['Ouro', 1_000_001, 2_000_000],
      ['Diamante', 2_000_001, null],
    ])
  })

  test.each([
    [-50, [0, 0, 0, 0]],
    [0, [0, 0, 0, 0]],
    [682_140, [1, 0.364, 0, 0]],
    [500_001, [1, 0, 0, 0]],
    [2_000_000, [1, 1, 1, 0]],
    [2_000_001, [1, 1, 1, 1]],
  ])('PTS-072 %i points fill them by %s', (points, expected) => {
    expect(bands(points)).toEqual(expected)
  })
})
