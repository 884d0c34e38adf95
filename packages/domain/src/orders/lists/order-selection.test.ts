import { expect, test } from 'vitest'
import { addToSelection, findRange, mostSelected } from './order-selection.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('USE-025 an order is selected once, and no more than 100 are', () => {
  expect(addToSelection([3, 1], [1, 2])).toEqual([3, 1, 2])
  expect(addToSelection([], numbers(250))).toEqual(numbers(mostSelected))
  expect(addToSelection(numbers(mostSelected), [999])).toEqual(numbers(mostSelected))
})

test.each([
  [2, 4, [2, 3, 4]],
  [4, 2, [2, 3, 4]],
  [3, 3, [3]],
  [null, 4, [4]],
  [99, 4, [4]],
])('USE-025 the range from %s to %s of a list', (from, to, expected) => {
  expect(findRange([1, 2, 3, 4, 5], from, to)).toEqual(expected)
})
