import { expect, test } from 'vitest'
import { splitSimulatedDeliveries } from './simulated-deliveries.ts'

const today = '2026-11-25'
const line = (itemId: number, availability: string | null, quantity = 1) => ({ itemId, quantity, availability })

test('DEL-007 lines with different availability leave in one delivery per day, what is in stock first', () => {
  const lines = [
    line(1, '2026-12-20', 3),
    line(2, 'Immediate', 10),
    line(3, 'SEARCH'),
    line(4, '2026-12-10'),
    line(5, 'Immediate'),
  ]
  const expected = [
    {
      promisedOn: '2026-11-30',
      lines: [
        { itemId: 2, quantity: 10 },
        { itemId: 5, quantity: 1 },
      ],
    },
    { promisedOn: '2026-12-15', lines: [{ itemId: 4, quantity: 1 }] },
    { promisedOn: '2026-12-25', lines: [{ itemId: 1, quantity: 3 }] },
    { promisedOn: null, lines: [{ itemId: 3, quantity: 1 }] },
  ]
  expect(splitSimulatedDeliveries(lines, today)).toEqual(expected)
  expect(splitSimulatedDeliveries(lines, today)).toEqual(expected)
})

test('DEL-007 an order whose lines are available alike has no deliveries', () => {
  expect(splitSimulatedDeliveries([line(1, 'Immediate'), line(2, 'Immediate')], today)).toEqual([])
  expect(splitSimulatedDeliveries([line(1, '2026-12-10')], today)).toEqual([])
  expect(splitSimulatedDeliveries([], today)).toEqual([])
})

test('DEL-007 a day that has passed promises as from today', () => {
  const [first] = splitSimulatedDeliveries([line(1, '2026-11-01'), line(2, 'SEARCH')], today)
  expect(first).toMatchObject({ promisedOn: '2026-11-30' })
})
