import { expect, test } from 'vitest'
import { orderStatusNames } from '../status/order-status.ts'
import { findQuantityPlace } from './quantity-place.ts'

test('CART-013 a cart and a budget have places of their own for a quantity, all else is the order', () => {
  const inPlace = (place: string) => orderStatusNames.filter((status) => findQuantityPlace(status) === place)
  expect(inPlace('cart')).toEqual(['CART'])
  expect(inPlace('screen')).toEqual(['BUDGET', 'BUDGET_EXPIRED'])
  expect(inPlace('order')).toHaveLength(31)
})
