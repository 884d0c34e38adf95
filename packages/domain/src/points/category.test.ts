import { expect, test } from 'vitest'
import { categoryOf } from './category.ts'

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
  expect(Object.values(categoryOf(points))).toEqual(expected)
})
