import { expect, test } from 'vitest'
import { outsideEvents } from './event-log.ts'
import { findLossReader, isLossEvent } from './loss-events.ts'

test('REL-008 C-235 a return, a cancellation and a payment that went back are losses; other events are not', () => {
  const losses = outsideEvents.filter(isLossEvent)
  expect(losses.toSorted()).toEqual(['cancellationDone', 'paymentGivenUp', 'paymentReversed', 'returnReceived'])
  expect(new Set(losses.map(findLossReader))).toEqual(new Set(['FINANCIAL']))
})

test('E3 C-235 FINANCIAL learns of a deposit that cannot be applied, although a late one is no loss', () => {
  const others = outsideEvents.filter((event) => !isLossEvent(event) && findLossReader(event) !== null)
  expect(others.map((event) => [event, findLossReader(event)])).toEqual([['depositReceived', 'FINANCIAL']])
})
