import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PaymentMethod, paymentMethods } from '../../payments/index.ts'
import { computePointsCredit, isChargedBack } from '../../points/index.ts'
import { type OrderStatus, orderStatusNames } from '../status/order-status.ts'
import { decideMove, listExpectedStatuses } from './decide-move.ts'
import { outsideEvents } from './event-log.ts'
import { getTransition, type MoveFacts, type OrderEvent, orderEventNames } from './order-transitions.ts'

const steps = 10_000

type Line = { readonly from: OrderStatus; readonly to: OrderStatus }

/** An order as the pure rules see it, with the effects of its moves. */
type Walker = MoveFacts & {
  readonly log: readonly Line[]
  readonly credits: number
  readonly chargebacks: number
  readonly cancellations: number
}

const season = { start: '2026-01-01', finish: '2026-12-31' }

const beginning = fc.record({
  status: fc.constant<OrderStatus>('CART'),
  paymentMethod: fc.constantFrom<PaymentMethod | null>(...paymentMethods, null),
  isFutureSale: fc.boolean(),
  isTriangulation: fc.boolean(),
  statusBefore: fc.constant<OrderStatus | null>(null),
  isMoneyIn: fc.constant(false),
})

const requested: readonly OrderStatus[] = ['PROCESSING_CANCELLATION', 'PROCESSING_DISASSEMBLY']

/** The effects of a move: stores where a request started, records money, credits and charges back once. */
const arrive = (walker: Walker, visited: readonly OrderStatus[], event: OrderEvent): Walker => {
  const to = visited.at(-1) ?? walker.status
  const earned = computePointsCredit({
    type: 'MP',
    status: to,
    paymentMethod: walker.paymentMethod as PaymentMethod | null,
    subTotalWithDiscountCents: 100_00,
    pointsEnabled: true,
    season,
    programmeStart: season.start,
    orderedOn: '2026-11-21',
    today: '2026-11-21',
  })
  const path = [walker.status, ...visited]
  return {
    ...walker,
    status: to,
    statusBefore: requested.includes(to) ? walker.status : walker.statusBefore,
    isMoneyIn: walker.isMoneyIn || event === 'moneyReceived',
    log: [...walker.log, ...visited.map((status, index) => ({ from: path[index] ?? walker.status, to: status }))],
    credits: walker.credits + (walker.credits === 0 && earned > 0 ? 1 : 0),
    chargebacks: walker.chargebacks + (walker.chargebacks < walker.credits && isChargedBack(to) ? 1 : 0),
    cancellations: walker.cancellations + (to === 'INVOICE_CANCELED' || to === 'INVOICE_CANCELED_PAID' ? 1 : 0),
  }
}

const step = (walker: Walker, event: OrderEvent): Walker => {
  const move = decideMove(event, walker)
  if (move.outcome === 'moves') return arrive(walker, [...move.skipped, move.to], event)
  if (move.outcome !== 'noted') return walker
  return move.before ? { ...walker, statusBefore: move.before } : { ...walker, isMoneyIn: true }
}

const isRow = ({ from, to }: Line, walker: Walker): boolean => {
  const inTable = orderEventNames.some((event) => {
    const row = getTransition(event)
    return row.from.includes(from) && row.to.includes(to)
  })
  const road = listExpectedStatuses(walker)
  return inTable || road.indexOf(to) > road.indexOf(from)
}

const expectSound = (walker: Walker): void => {
  const { log } = walker
  expect(orderStatusNames).toContain(walker.status)
  expect(log[0]?.from ?? 'CART').toBe('CART')
  expect(log.at(-1)?.to ?? 'CART').toBe(walker.status)
  for (const [index, line] of log.entries()) {
    expect(log[index + 1]?.from ?? walker.status).toBe(line.to)
    expect(isRow(line, walker)).toBe(true)
  }
  expect(walker.credits).toBeLessThanOrEqual(1)
  expect(walker.chargebacks).toBeLessThanOrEqual(walker.credits)
  // A payment after the cancellation marks it as paid: no other event may arrive twice with an effect (E22).
  expect(walker.cancellations).toBeLessThanOrEqual(walker.status === 'INVOICE_CANCELED_PAID' ? 2 : 1)
}

const newWalker = (facts: MoveFacts): Walker => ({ ...facts, log: [], credits: 0, chargebacks: 0, cancellations: 0 })

describe('an order in the hands of everyone at once', () => {
  test('C-50 C-123 C-124 10,000 events in any order never leave the table, tear the log, or credit or cancel twice', () => {
    const visited = new Set<OrderStatus>()
    let taken = 0
    fc.assert(
      fc.property(
        beginning,
        fc.array(fc.constantFrom(...orderEventNames), { minLength: 100, maxLength: 100 }),
        (facts, events) => {
          const end = events.reduce((walker, event) => {
            const next = step(walker, event)
            taken += 1
            visited.add(next.status)
            return next
          }, newWalker(facts))
          expectSound(end)
        },
      ),
      { numRuns: steps / 100, seed: 2026 },
    )
    expect(taken).toBeGreaterThanOrEqual(steps)
    expect(visited.size).toBeGreaterThan(10)
  })

  test('C-50 10,000 events that mostly fit reach every status, and are as sound', () => {
    const visited = new Set<OrderStatus>()
    fc.assert(
      fc.property(
        beginning,
        fc.array(fc.record({ pick: fc.noBias(fc.nat()), fits: fc.boolean() }), { minLength: 50, maxLength: 50 }),
        (facts, choices) => {
          const end = choices.reduce((walker, { pick, fits }) => {
            const fitting = orderEventNames.filter((event) => decideMove(event, walker).outcome === 'moves')
            if (fitting.length === 0) {
              expectSound(walker)
              return newWalker(facts)
            }
            const from = fits ? fitting : orderEventNames
            const next = step(walker, from[pick % from.length] ?? 'expire')
            visited.add(next.status)
            return next
          }, newWalker(facts))
          expectSound(end)
        },
      ),
      { numRuns: steps / 50, seed: 2026 },
    )
    expect(orderStatusNames.filter((status) => !visited.has(status))).toEqual([])
  })

  test('C-50 every event that no user brings about has its line in the log', () => {
    const outside = orderEventNames.filter((event) => getTransition(event).by !== 'user')
    expect([...outsideEvents].toSorted()).toEqual(outside.toSorted())
  })
})
