import { describe, expect, test } from 'vitest'
import { orderTransitions } from '../orders/moves/order-transitions.ts'
import { cargoEventNames, findCargoEventMeaning } from './cargo-event.ts'

const movesTo = (name: string) => {
  const meaning = findCargoEventMeaning(name)
  return meaning && 'event' in meaning ? orderTransitions[meaning.event].to : null
}

describe('what happens to a cargo', () => {
  test('E17 E18 moves its order along the road, each event to the next status', () => {
    expect(cargoEventNames.map(movesTo).filter((to) => to !== null)).toEqual([
      ['INVOICE_DISPATCHED'],
      ['DELIVERY_IN_TRANSIT'],
      ['DELIVERY_AT_AFFILIATE'],
      ['DELIVERY_START'],
      ['DELIVERY_EN_ROUTE'],
      ['INVOICE_DELIVERED'],
    ])
  })
  test.each(['CREATED', 'DELIVERY_FAILED'])('E18 %s is noted and moves nothing', (name) => {
    expect(findCargoEventMeaning(name)).toEqual({ noted: expect.stringMatching(/\w/) })
  })
  test.each(['RETURNED', 'CANCELLED'])('REL-008 %s is a loss, which a person has to handle', (name) => {
    expect(findCargoEventMeaning(name)).toEqual({ lost: expect.stringMatching(/\w/) })
  })
  test.each(['EATEN', 'toString'])('C-140 %s is unknown', (name) => {
    expect(findCargoEventMeaning(name)).toBeNull()
  })
})
