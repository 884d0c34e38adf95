import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderEventNames } from '../orders/moves/order-transitions.ts'
import {
  type DeliveryStatus,
  decideDeliveryMove,
  deliveryStatuses,
  deliveryStatusNames,
  listNextSteps,
} from './delivery-status.ts'
import { computeProgress, countDeliveries, type DeliveryFacts, findExcess, splitLines } from './delivery-units.ts'
import { canHaveDeliveries, findEventOfDeliveries, findStepOfEvent, listConcerned } from './order-of-deliveries.ts'

describe('the statuses of a delivery', () => {
  test('DEL-002 have these names', () => {
    expect(deliveryStatusNames.map((status) => deliveryStatuses[status].label)).toEqual([
      'Planejada',
      'Expedida',
      'Em trânsito',
      'Saiu para entrega',
      'Entregue',
      'Cancelada',
    ])
  })

  // One letter for each status in the order above: M moves, L is late, R is refused.
  const table: readonly (readonly [DeliveryStatus, string])[] = [
    ['PLANNED', 'LMMMMM'],
    ['DISPATCHED', 'LLMMMM'],
    ['IN_TRANSIT', 'LLLMMM'],
    ['OUT_FOR_DELIVERY', 'LLLLMM'],
    ['DELIVERED', 'LLLLLR'],
    ['CANCELED', 'RRRRRL'],
  ]

  test.each(table)('DEL-002 from %s: forward only, steps may be skipped (%s)', (from, letters) => {
    const outcomes = { M: 'moves', L: 'late', R: 'refused' } as const
    const expected = [...letters].map((letter) => outcomes[letter as 'M' | 'L' | 'R'])
    expect(deliveryStatusNames.map((to) => decideDeliveryMove(from, to))).toEqual(expected)
    expect(listNextSteps(from)).toEqual(deliveryStatusNames.filter((_, index) => letters[index] === 'M'))
  })
})

const items = [
  { itemId: 1, quantity: 10 },
  { itemId: 2, quantity: 1 },
]

const delivery = (
  status: DeliveryStatus,
  quantities: readonly [number, number],
  promisedOn: string | null = null,
): DeliveryFacts => ({
  status,
  promisedOn,
  isReplacement: false,
  lines: quantities.flatMap((quantity, index) => (quantity === 0 ? [] : [{ itemId: index + 1, quantity }])),
})

describe('the units of an order', () => {
  test('DEL-004 each item is ordered, dispatched, delivered and open, with its own day', () => {
    const progress = computeProgress(items, [
      delivery('DELIVERED', [4, 0], '2026-11-01'),
      delivery('IN_TRANSIT', [3, 0], '2026-12-04'),
      delivery('PLANNED', [2, 1], '2026-12-20'),
      delivery('CANCELED', [10, 1], '2026-11-02'),
    ])
    expect(progress).toEqual([
      { itemId: 1, ordered: 10, dispatched: 7, delivered: 4, open: 3, unplanned: 1, day: '2026-12-04' },
      { itemId: 2, ordered: 1, dispatched: 0, delivered: 0, open: 1, unplanned: 0, day: '2026-12-20' },
    ])
  })

  test('DEL-004 an item whose deliveries have no day, or have all arrived, has none', () => {
    expect(
      computeProgress(items, [delivery('PLANNED', [1, 0]), delivery('DELIVERED', [1, 1], '2026-11-01')]),
    ).toMatchObject([{ day: null }, { day: null }])
  })

  test('DEL-001 a line may take what is in no other delivery, and no unit more', () => {
    const available = new Map([[1, 6]])
    expect(findExcess([{ itemId: 1, quantity: 6 }], available)).toBeUndefined()
    expect(findExcess([{ itemId: 1, quantity: 7 }], available)).toEqual({ itemId: 1, quantity: 7 })
    expect(findExcess([{ itemId: 9, quantity: 1 }], available)).toEqual({ itemId: 9, quantity: 1 })
  })

  test('DEL-006 a split of 10 into 6 and 4 keeps the sum', () => {
    expect(splitLines([{ itemId: 1, quantity: 10 }], [{ itemId: 1, quantity: 4 }])).toEqual([
      { itemId: 1, quantity: 6 },
    ])
    expect(splitLines([{ itemId: 1, quantity: 10 }], [{ itemId: 1, quantity: 10 }])).toEqual([])
  })

  test('DEL-004 cancelled deliveries are not among those that shall arrive', () => {
    const statuses = ['DELIVERED', 'PLANNED', 'CANCELED', 'IN_TRANSIT'] as const
    expect(countDeliveries(statuses.map((status) => delivery(status, [1, 0])))).toEqual({ done: 1, all: 3 })
  })
})

const replacement = (...facts: Parameters<typeof delivery>): DeliveryFacts => ({
  ...delivery(...facts),
  isReplacement: true,
})

describe('the order of some deliveries', () => {
  const eventAfter = (deliveries: readonly DeliveryFacts[], isPickup = false) =>
    findEventOfDeliveries({ isPickup, items, deliveries })

  test('DEL-003 C-200 it is where its least advanced delivery on the road is, and delivered with the last unit', () => {
    expect(eventAfter([delivery('PLANNED', [10, 1])])).toBeNull()
    expect(eventAfter([delivery('DISPATCHED', [4, 0]), delivery('PLANNED', [6, 1])])).toBe('leftWithCarrier')
    expect(eventAfter([delivery('OUT_FOR_DELIVERY', [4, 0]), delivery('IN_TRANSIT', [6, 1])])).toBe('inTransit')
    expect(eventAfter([delivery('OUT_FOR_DELIVERY', [4, 0]), delivery('DELIVERED', [6, 1])])).toBe('enRoute')
    expect(eventAfter([delivery('DELIVERED', [10, 1])])).toBe('delivered')
    expect(eventAfter([delivery('DELIVERED', [10, 1])], true)).toBe('pickedUp')
  })

  test('DEL-003 an order of which a part arrived and the rest is planned has left, and is not delivered', () => {
    expect(eventAfter([delivery('DELIVERED', [4, 0]), delivery('PLANNED', [6, 1])])).toBe('leftWithCarrier')
    expect(eventAfter([delivery('DELIVERED', [10, 0])])).toBe('leftWithCarrier')
  })

  test('DEL-003 a cancelled delivery counts nothing', () => {
    expect(eventAfter([delivery('CANCELED', [10, 1])])).toBeNull()
    expect(eventAfter([delivery('CANCELED', [10, 1]), delivery('DELIVERED', [10, 1])])).toBe('delivered')
  })

  test('DEL-003 whatever the deliveries, the order is delivered exactly when no unit is missing', () => {
    const some = fc.record({
      status: fc.constantFrom(...deliveryStatusNames),
      promisedOn: fc.constant(null),
      isReplacement: fc.constant(false),
      lines: fc.uniqueArray(fc.record({ itemId: fc.constantFrom(1, 2), quantity: fc.integer({ min: 1, max: 10 }) }), {
        selector: ({ itemId }) => itemId,
        minLength: 1,
      }),
    })
    fc.assert(
      fc.property(fc.array(some, { maxLength: 6 }), (deliveries) => {
        const missing = computeProgress(items, deliveries).some(({ ordered, delivered }) => delivered < ordered)
        expect(eventAfter(deliveries) === 'delivered').toBe(!missing)
      }),
    )
  })

  test('CLM-007 a replacement counts neither for the order nor for its items', () => {
    const ordered = [delivery('DELIVERED', [10, 1]), replacement('IN_TRANSIT', [2, 0], '2026-12-04')]
    expect(computeProgress(items, ordered)).toMatchObject([
      { dispatched: 10, delivered: 10, open: 0, unplanned: 0, day: null },
      { delivered: 1, unplanned: 0 },
    ])
    expect(countDeliveries(ordered)).toEqual({ done: 1, all: 1 })
    expect(eventAfter(ordered)).toBe('delivered')
    expect(eventAfter([delivery('DELIVERED', [4, 0]), replacement('DELIVERED', [6, 1])])).toBe('leftWithCarrier')
    expect(eventAfter([replacement('OUT_FOR_DELIVERY', [2, 0])])).toBeNull()
    expect(listConcerned([replacement('PLANNED', [2, 0])])).toEqual([])
  })

  test('C-200 an event about the whole order is a step of those that have left and, before any has, of the planned ones', () => {
    expect(findStepOfEvent('leftWithCarrier')).toBe('DISPATCHED')
    expect(findStepOfEvent('pickedUp')).toBe('DELIVERED')
    const concerned = orderEventNames.filter((event) => findStepOfEvent(event) !== null)
    expect(concerned).toEqual([
      'leftWithCarrier',
      'pickedUp',
      'inTransit',
      'atAffiliate',
      'deliveryStarted',
      'enRoute',
      'delivered',
    ])
    const [planned, left, canceled] = [
      delivery('PLANNED', [1, 0]),
      delivery('IN_TRANSIT', [1, 0]),
      delivery('CANCELED', [1, 0]),
    ]
    expect(listConcerned([planned, canceled])).toEqual([planned])
    expect(listConcerned([planned, left, canceled])).toEqual([left])
  })

  test('DEL-006 deliveries are planned from the approval until all has arrived', () => {
    for (const status of ['INVOICE_APPROVED', 'INVOICE_SEPARATE', 'WAITING_DISPATCH', 'DELIVERY_IN_TRANSIT'] as const)
      expect(canHaveDeliveries(status), status).toBe(true)
    for (const status of [
      'CART',
      'BUDGET',
      'INVOICE_VALIDATED',
      'INVOICE_DELIVERED',
      'INVOICE_CANCELED',
      'PROCESSING_DISASSEMBLY',
    ] as const)
      expect(canHaveDeliveries(status), status).toBe(false)
  })
})
