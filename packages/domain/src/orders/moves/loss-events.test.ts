import { expect, test } from 'vitest'
import { outsideEvents } from './event-log.ts'
import { findLossReader } from './loss-events.ts'

test('REL-008 C-235 a return, a cancellation and a payment that went back are losses; other events are not', () => {
  const losses = outsideEvents.filter((event) => findLossReader(event) !== null)
  expect(losses.toSorted()).toEqual(['cancellationDone', 'paymentGivenUp', 'paymentReversed', 'returnReceived'])
  expect(new Set(losses.map(findLossReader))).toEqual(new Set(['FINANCIAL']))
})
