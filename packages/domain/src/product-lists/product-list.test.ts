import { expect, test } from 'vitest'
import { mergeListItems } from './product-list.ts'

test('FAST-010 a product that is named twice is one item of the list, in its first place', () => {
  const items = [
    { code: 'A', quantity: 4 },
    { code: 'B', quantity: 60_000 },
    { code: 'A', quantity: 6 },
    { code: 'B', quantity: 60_000 },
  ]
  expect(mergeListItems(items)).toEqual([
    { code: 'A', quantity: 10 },
    { code: 'B', quantity: 99_999 },
  ])
})
