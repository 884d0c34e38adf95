import { expect, test } from 'vitest'
import { withQuantity } from './kit-quantity.ts'

test.each([
  [12, { quantity: 12, kitQuantity: 7 }],
  [8, { quantity: 8, kitQuantity: 3 }],
  [4, { quantity: 4, kitQuantity: 0 }],
] as const)(
  'C-22 of ten units of a kit and five by hand, %i: the kit’s follow, those by hand shrink last',
  (wanted, expected) => {
    expect(withQuantity({ quantity: 15, kitQuantity: 10 }, wanted)).toEqual(expected)
  },
)

test('C-22 an item added by hand never becomes the kit’s by growing', () => {
  expect(withQuantity({ quantity: 3, kitQuantity: 0 }, 5)).toEqual({ quantity: 5, kitQuantity: 0 })
})
