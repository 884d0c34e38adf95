import { expect, test } from 'vitest'
import { canDeliverTo, findKitLocation } from './delivery-state.ts'

test('CUS-020 goods are delivered to the state they are billed to', () => {
  const toBahia = { addressType: 'different', deliveryState: 'BA' } as const
  expect(canDeliverTo({ ...toBahia, billingState: 'SP' })).toEqual({ allowed: false, refusal: 'otherState' })
  expect(canDeliverTo({ ...toBahia, billingState: 'BA' }).allowed).toBe(true)
  expect(canDeliverTo({ ...toBahia, billingState: null }).allowed).toBe(true)
})

test('CUS-021 for a pickup the states need not match', () => {
  expect(canDeliverTo({ addressType: 'pickup', deliveryState: 'BA', billingState: 'SP' }).allowed).toBe(true)
})

test.each([
  ['where it is delivered', { addressType: 'same', deliveryState: 'RS', billingState: 'RS' }, 'RS'],
  ['where it is billed, when it is fetched', { addressType: 'pickup', deliveryState: null, billingState: 'SC' }, 'SC'],
  ['at the seller’s, before anybody says more', { addressType: null, deliveryState: null, billingState: 'SC' }, 'SP'],
  ['at the seller’s, fetched by nobody yet', { addressType: 'pickup', deliveryState: null, billingState: null }, 'SP'],
] as const)('C-23 the place of a kit is %s', (_, place, expected) => {
  expect(findKitLocation(place, 'SP')).toBe(expected)
})
