import { expect, test } from 'vitest'
import { computePricePerWp } from './price-per-wp.ts'

test.each([
  ['12,340.56 over 5,500 W', { totalCents: 1_234_056, powerW: 5500 }, 224],
  ['9,375.90 over 5,500 W', { totalCents: 937_590, powerW: 5500 }, 170],
  ['exactly half a cent', { totalCents: 225, powerW: 2 }, 113],
  ['just below half a cent', { totalCents: 224_499, powerW: 1000 }, 224],
  ['a power with decimals', { totalCents: 100_000, powerW: 412.5 }, 242],
  ['products without power', { totalCents: 1_234_056, powerW: 0 }, 0],
])('DEC-003 the price per Wp of %s is rounded half-up to the cent', (_what, products, expected) => {
  expect(computePricePerWp(products)).toBe(expected)
})
