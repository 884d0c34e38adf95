import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plusDays } from '../../shared/brazil-time.ts'
import { plusWorkingDays } from '../../shared/business-days.ts'
import { orderStatuses, orderStatusNames } from '../status/order-status.ts'
import {
  announceAvailability,
  type DayFacts,
  describeDeadline,
  describePlannedDay,
  findArrival,
  findBoarding,
} from './order-days.ts'

const today = '2026-11-23'

const order: DayFacts = {
  status: 'INVOICE_APPROVED',
  estimatedDeliveryDate: '2026-12-07',
  deliveryDate: '2026-11-30',
  waybillDate: null,
  deliveryDeadline: 5,
  leftOn: null,
  arrivedOn: null,
}
const late = { ...order, deliveryDate: '2026-11-18', estimatedDeliveryDate: '2026-11-25' }

describe('the day an order leaves', () => {
  test('USE-001 BUD-025 a budget leaves 72 hours after its last item, and an old estimate is moved to today', () => {
    const budget = { ...order, status: 'BUDGET', deliveryDate: null } as const
    expect(findBoarding(budget, today)).toEqual({ kind: 'expected', day: '2026-12-07' })
    const saved = { ...budget, estimatedDeliveryDate: '2026-11-20' }
    expect(findBoarding(saved, today)).toEqual({ kind: 'expected', day: '2026-11-26' })
    expect(findBoarding({ ...saved, estimatedDeliveryDate: null }, today)).toBeNull()
    expect(findBoarding({ ...saved, status: 'BUDGET_EXPIRED' }, today)).toBeNull()
  })

  test('USE-001 a planned day in the past is late, not upcoming', () => {
    expect(findBoarding(order, today)).toEqual({ kind: 'expected', day: '2026-11-30' })
    expect(findBoarding({ ...order, deliveryDate: today }, today)).toEqual({ kind: 'expected', day: today })
    expect(findBoarding(late, today)).toEqual({ kind: 'overdue', day: '2026-11-18' })
  })

  test('USE-019 an order on hold or with a payment error has its boarding suspended', () => {
    for (const status of ['INVOICE_PAYMENT_ERROR', 'INVOICE_ANALYSIS', 'BILLED_WAITING_RELEASE'] as const) {
      expect(findBoarding({ ...late, status }, today)).toEqual({ kind: 'suspended', day: '2026-11-18' })
    }
  })

  test('USE-001 a dispatched order has the day it left, and a cancelled one has none', () => {
    const left = { ...late, status: 'INVOICE_DISPATCHED', leftOn: '2026-11-20' } as const
    expect(findBoarding(left, today)).toEqual({ kind: 'done', day: '2026-11-20' })
    expect(findBoarding({ ...left, waybillDate: '2026-11-19' }, today)).toEqual({ kind: 'done', day: '2026-11-19' })
    expect(findBoarding({ ...order, status: 'INVOICE_DISPATCHED' }, today)).toBeNull()
    expect(findBoarding({ ...order, status: 'INVOICE_CANCELED' }, today)).toBeNull()
  })
})

describe('the day an order arrives', () => {
  test('USE-001 a budget has no delivery day', () => {
    expect(findArrival({ ...order, status: 'BUDGET' }, today)).toBeNull()
  })

  test('USE-001 DET-051 it is the estimate, but never before the boarding plus the deadline', () => {
    expect(findArrival(order, today)).toEqual({ kind: 'expected', day: '2026-12-07' })
    const early = { ...order, estimatedDeliveryDate: '2026-12-01' }
    expect(findArrival(early, today)).toEqual({ kind: 'expected', day: '2026-12-07' })
    const travelling = { ...early, status: 'DELIVERY_IN_TRANSIT', waybillDate: '2026-11-20' } as const
    expect(findArrival(travelling, today)).toEqual({ kind: 'expected', day: '2026-12-01' })
  })

  test('USE-001 while the boarding is late or suspended there is no day', () => {
    expect(findArrival(late, today)).toEqual({ kind: 'overdue', day: null })
    expect(findArrival({ ...order, status: 'INVOICE_PAYMENT_ERROR' }, today)).toEqual({ kind: 'suspended', day: null })
  })

  test('USE-001 an order on the road after its day is late, and a delivered one has its day', () => {
    const road = { ...order, status: 'DELIVERY_EN_ROUTE', waybillDate: '2026-11-05' } as const
    const planned = { ...road, estimatedDeliveryDate: '2026-11-12' }
    expect(findArrival(planned, today)).toEqual({ kind: 'overdue', day: '2026-11-12' })
    const arrived = { ...planned, status: 'INVOICE_DELIVERED', arrivedOn: '2026-11-13' } as const
    expect(findArrival(arrived, today)).toEqual({ kind: 'done', day: '2026-11-13' })
  })
})

test('USE-001 a promised day of an item in the past is replaced by what the stock allows today', () => {
  const item = { availability: '2026-11-10', currentAvailability: 'Immediate' } as const
  expect(announceAvailability(item, { status: 'BUDGET', today })).toBe('Immediate')
  expect(announceAvailability({ ...item, currentAvailability: null }, { status: 'INVOICE', today })).toBeNull()
  expect(announceAvailability(item, { status: 'INVOICE_DELIVERED', today })).toBe('2026-11-10')
  expect(announceAvailability({ ...item, availability: today }, { status: 'BUDGET', today })).toBe(today)
  expect(announceAvailability({ ...item, availability: 'SEARCH' }, { status: 'BUDGET', today })).toBe('SEARCH')
})

test('USE-001 no announced day is in the past, and no arrival before the boarding plus the deadline', () => {
  const day = fc.option(fc.integer({ min: -40, max: 40 }).map((days) => plusDays(today, days)))
  const anyOrder = fc.record({
    status: fc.constantFrom(...orderStatusNames),
    estimatedDeliveryDate: day,
    deliveryDate: day,
    waybillDate: day,
    deliveryDeadline: fc.option(fc.integer({ min: 1, max: 30 })),
    leftOn: day,
    arrivedOn: day,
  })
  fc.assert(
    fc.property(anyOrder, (any) => {
      const [boarding, arrival] = [findBoarding(any, today), findArrival(any, today)]
      for (const planned of [boarding, arrival]) {
        if (planned?.kind === 'expected') expect(planned.day >= today).toBe(true)
      }
      const names = arrival?.kind === 'expected' && boarding !== null && boarding.day !== null
      if (!names || any.deliveryDeadline === null) return
      expect(arrival.day >= plusWorkingDays(boarding.day, any.deliveryDeadline)).toBe(true)
      expect(orderStatuses[any.status].list).not.toBe('budgets')
    }),
    { numRuns: 2000 },
  )
})

test('USE-001 the words of a day and of a deadline', () => {
  const toWords = (planned: Parameters<typeof describePlannedDay>[0]) => describePlannedDay(planned, (day) => day)
  expect(toWords({ kind: 'expected', day: today })).toBe(today)
  expect(toWords({ kind: 'overdue', day: '2026-11-18' })).toBe('atrasada, era 2026-11-18')
  expect(toWords({ kind: 'overdue', day: null })).toBe('a reprogramar')
  expect(toWords({ kind: 'suspended', day: null })).toBe('suspensa')
  expect(describeDeadline(7)).toBe('Prazo de entrega: 7 dias úteis após o embarque')
  expect(describeDeadline(1)).toBe('Prazo de entrega: 1 dia útil após o embarque')
})
