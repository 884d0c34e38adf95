import { describe, expect, test } from 'vitest'
import { computeUsedCredit, creditStatuses } from './credit-use.ts'
import { computeMissingCredit, judgeCredit } from './judge-credit.ts'
import { findAgeBand, listOpenInstalments, sumByAge } from './open-instalments.ts'

test('CRED-002 an order counts from its approval until it is cancelled or returned', () => {
  for (const status of ['PROCESSING', 'INVOICE_APPROVED', 'INVOICE_BILLED', 'INVOICE_DELIVERED'] as const)
    expect(creditStatuses).toContain(status)
  for (const status of ['INVOICE', 'INVOICE_VALIDATED', 'INVOICE_CANCELED', 'INVOICE_RETURNED', 'CART'] as const)
    expect(creditStatuses).not.toContain(status)
})

test('CRED-002 what the ERP reported as received reduces the used credit, at most by the total of its order', () => {
  const orders = [
    { totalCents: 5_000_000, receivedCents: 1_000_000 },
    { totalCents: 2_125_040, receivedCents: 0 },
    { totalCents: 100, receivedCents: 150 },
  ]
  expect(computeUsedCredit(orders)).toBe(6_125_040)
})

describe('the credit for an order', () => {
  const facts = {
    limitCents: 8_000_000,
    usedCents: 6_125_040,
    totalCents: 1_874_960,
    releasedCents: null,
    daysLate: 0,
    overdueDays: 15,
  }

  test('CRED-003 an order that fits exactly is approved, one cent more lacks a cent', () => {
    expect(judgeCredit(facts)).toEqual({ allowed: true })
    const more = { ...facts, totalCents: 1_874_961 }
    expect(judgeCredit(more)).toEqual({ allowed: false, refusal: 'overLimit' })
    expect(computeMissingCredit(more)).toBe(1)
  })

  test('CRED-003 C-198 a release is for the order and its total; a higher total needs a new one', () => {
    const beyond = { ...facts, totalCents: 3_000_000, releasedCents: 3_000_000 }
    expect(judgeCredit(beyond)).toEqual({ allowed: true })
    expect(judgeCredit({ ...beyond, totalCents: 3_000_001 })).toMatchObject({ refusal: 'overLimit' })
  })

  test('C-198 an instalment that is late by more than the days of the setting stops it, unless they are 0', () => {
    expect(judgeCredit({ ...facts, daysLate: 15 })).toEqual({ allowed: true })
    expect(judgeCredit({ ...facts, daysLate: 16 })).toEqual({ allowed: false, refusal: 'overdue' })
    expect(judgeCredit({ ...facts, daysLate: 16, releasedCents: 1_874_960 })).toEqual({ allowed: true })
    expect(judgeCredit({ ...facts, daysLate: 900, overdueDays: 0 })).toEqual({ allowed: true })
  })
})

describe('the open instalments of an order', () => {
  const instalments = [
    { valueCents: 334, dueDate: '2026-10-01' },
    { valueCents: 333, dueDate: '2026-11-01' },
    { valueCents: 333, dueDate: '2026-12-01' },
  ]
  const open = (totalCents: number, receivedCents: number) =>
    listOpenInstalments({ totalCents, receivedCents }, instalments)

  test('CRED-004 money that came in pays the earliest first', () => {
    expect(open(1000, 0).map(({ cents }) => cents)).toEqual([334, 333, 333])
    expect(open(1000, 400)).toEqual([
      { dueOn: '2026-11-01', cents: 267 },
      { dueOn: '2026-12-01', cents: 333 },
    ])
    expect(open(1000, 1000)).toEqual([])
  })

  test('CRED-004 a total that changed since still has its sum, and without instalments there is no due day', () => {
    expect(open(1200, 0).map(({ cents }) => cents)).toEqual([534, 333, 333])
    expect(open(500, 0).map(({ cents }) => cents)).toEqual([167, 333])
    expect(listOpenInstalments({ totalCents: 70, receivedCents: 0 }, [])).toEqual([{ dueOn: null, cents: 70 }])
  })

  test.each([
    ['2026-11-28', 'DUE_LATER'],
    ['2026-11-27', 'LATE_30'],
    ['2026-10-29', 'LATE_30'],
    ['2026-10-28', 'LATE_60'],
    ['2026-09-29', 'LATE_60'],
    ['2026-09-28', 'LATER'],
    [null, 'DUE_LATER'],
  ] as const)('CRED-004 due on %s is %s on 28 November', (dueOn, band) => {
    expect(findAgeBand(dueOn, '2026-11-28')).toBe(band)
  })

  test('CRED-004 the sums by age are what is open', () => {
    const sums = sumByAge(open(1000, 100), '2026-11-15')
    expect(sums).toEqual({ DUE_LATER: 333, LATE_30: 333, LATE_60: 234, LATER: 0 })
  })
})
