import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canCompareDay } from './can-compare-day.ts'
import { canHandleDifference } from './can-handle-difference.ts'
import { compareMoney, type DayMoney, sumRows } from './compare-money.ts'
import { describeKind } from './reconciliation-words.ts'

const money = (key: string, orderId: number | null, amountCents: number): DayMoney => ({ key, orderId, amountCents })

describe('a day of two systems', () => {
  test('REL-013 C-235 finds what is equal, missing on each side and of another amount, to the cent', () => {
    const here = [money('a', 1, 100), money('b', 2, 200), money('c', 3, 300)]
    const there = [money('a', 1, 100), money('c', 3, 301), money('d', 4, 400)]
    const rows = compareMoney('GATEWAY', { here, there })
    expect(rows.map(({ kind, orderIds, hereCents, thereCents }) => [kind, orderIds, hereCents, thereCents])).toEqual([
      ['EQUAL', [1], 100, 100],
      ['MISSING_THERE', [2], 200, null],
      ['OTHER_AMOUNT', [3], 300, 301],
      ['MISSING_HERE', [4], null, 400],
    ])
  })

  test('REL-013 entries with the same key are one payment, whose amounts are added', () => {
    const here = [money('order-1', 1, 1000)]
    const there = [money('order-1', 1, 400), money('order-1', 1, 600)]
    expect(compareMoney('ERP', { here, there })).toEqual([
      { kind: 'EQUAL', system: 'ERP', key: 'order-1', orderIds: [1], hereCents: 1000, thereCents: 1000 },
    ])
  })

  test('REL-013 money without an order of the portal has a row without orders', () => {
    const [row] = compareMoney('GATEWAY', { here: [], there: [money('x', null, 5)] })
    expect(row).toMatchObject({ kind: 'MISSING_HERE', orderIds: [] })
  })

  const lists = fc.array(
    fc.record({
      key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      orderId: fc.option(fc.integer({ min: 1, max: 5 })),
      amountCents: fc.integer({ min: 1, max: 1e9 }),
    }),
    { maxLength: 30 },
  )
  const total = (list: readonly DayMoney[]) => list.reduce((sum, { amountCents }) => sum + amountCents, 0)

  test('REL-013 every cent and every order of both lists is in exactly one row', () => {
    fc.assert(
      fc.property(lists, lists, (here, there) => {
        const rows = compareMoney('ERP', { here, there })
        expect(sumRows(rows)).toEqual({ hereCents: total(here), thereCents: total(there) })
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
        const known = new Set([...here, ...there].flatMap(({ orderId }) => orderId ?? []))
        expect(new Set(rows.flatMap(({ orderIds }) => orderIds))).toEqual(known)
      }),
    )
  })

  test('REL-013 a row is equal only if both sides have the same cents', () => {
    fc.assert(
      fc.property(lists, lists, (here, there) => {
        for (const { kind, hereCents, thereCents } of compareMoney('ERP', { here, there })) {
          expect(kind === 'EQUAL').toBe(hereCents !== null && hereCents === thereCents)
        }
      }),
    )
  })
})

test('REL-013 a missing payment is named after its system', () => {
  expect([describeKind('MISSING_THERE', 'ERP'), describeKind('MISSING_HERE', 'ERP')]).toEqual([
    'Falta no ERP',
    'Falta nos pedidos',
  ])
})

test('REL-013 C-108 a day of São Paulo is compared from its beginning', () => {
  expect(canCompareDay('2026-11-24', '2026-11-24T02:59:59.000Z').allowed).toBe(false)
  expect(canCompareDay('2026-11-24', '2026-11-24T03:00:00.000Z').allowed).toBe(true)
})

test('REL-013 only an open difference is handled', () => {
  expect(canHandleDifference({ kind: 'OTHER_AMOUNT', state: 'OPEN' })).toEqual({ allowed: true })
  expect(canHandleDifference({ kind: 'EQUAL', state: 'OPEN' })).toEqual({ allowed: false, refusal: 'isEqual' })
  expect(canHandleDifference({ kind: 'MISSING_HERE', state: 'HANDLED' })).toMatchObject({ refusal: 'isHandled' })
})
