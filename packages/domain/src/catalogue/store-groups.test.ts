import { expect, test } from 'vitest'
import { saleStep } from '../generator/sizing/sale-multiple.ts'
import { findOrderType, inverterGroup, moduleGroup } from './store-groups.ts'

test('CON-008 codes and groups begin with 1001 for panels, 1010 for inverters', () => {
  expect([moduleGroup, inverterGroup]).toEqual(['1001', '1010'])
  expect([moduleGroup, inverterGroup].map(findOrderType)).toEqual(['MP', 'MP'])
})

test.each([
  ['10200001', 10],
  ['10010005', 1],
  ['10100003', 1],
  ['20100200', 1],
])('CON-008 CART-009 %s is sold in multiples of %i', (code, step) => {
  expect(saleStep(code)).toBe(step)
})
