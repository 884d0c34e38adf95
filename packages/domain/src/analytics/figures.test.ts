import { expect, test } from 'vitest'
import { plusDays } from '../shared/brazil-time.ts'
import { ageBands, findAgeBand } from './age-bands.ts'
import { computeConversion, computePerWp } from './conversion.ts'
import { countedStatuses } from './counted-orders.ts'
import { computeOnTimeInFull } from './deliveries-in-full.ts'
import { canExportAtOnce, canReadReportFile, canRequestReportFile } from './report-files.ts'

test('ANA-003 8 won and 12 lost budgets are a conversion of 40.0, whatever is open; without a decision there is none', () => {
  expect(computeConversion({ won: 8, lost: 12 })).toBe(40)
  expect(computeConversion({ won: 1, lost: 2 })).toBe(33.3)
  expect(computeConversion({ won: 2, lost: 1 })).toBe(66.7)
  expect(computeConversion({ won: 0, lost: 0 })).toBeNull()
})

test('ANA-004 rejected and cancelled orders are not counted, returned ones and every other are', () => {
  for (const left of ['INVOICE_REPROVED', 'INVOICE_CANCELED', 'INVOICE_CANCELED_PAID', 'BUDGET', 'CART'] as const)
    expect(countedStatuses).not.toContain(left)
  for (const counted of ['INVOICE', 'INVOICE_RETURNED', 'PROCESSING_CANCELLATION', 'INVOICE_DELIVERED'] as const)
    expect(countedStatuses).toContain(counted)
})

test('ANA-005 each number of days is in one band, and the next day after a border in the next band', () => {
  const today = '2026-11-23'
  const bandOf = (days: number) => findAgeBand({ since: plusDays(today, -days), today })
  expect([0, 1, 2, 3, 4, 7, 8, 15, 16, 400].map(bandOf)).toEqual([
    '0-1',
    '0-1',
    '2-3',
    '2-3',
    '4-7',
    '4-7',
    '8-15',
    '8-15',
    '16',
    '16',
  ])
  expect(bandOf(-1)).toBe('0-1')
  expect(ageBands.map(({ label }) => label)).toEqual([
    '0–1 dia',
    '2–3 dias',
    '4–7 dias',
    '8–15 dias',
    'Mais de 15 dias',
  ])
})

const arrived = (day: string, isDivergent: boolean | null) => ({
  deliveredAt: `${day}T15:00:00.000Z`,
  promisedOn: '2026-11-20',
  isDivergent,
})

test('ANA-006 of 10 deliveries one late, one short and one both leave 70.0 %; an unchecked one has no divergence', () => {
  const good = Array.from({ length: 6 }, () => arrived('2026-11-20', false))
  const bad = [arrived('2026-11-21', false), arrived('2026-11-19', true), arrived('2026-11-22', true)]
  expect(computeOnTimeInFull([...good, arrived('2026-11-18', null), ...bad])).toBe(70)
  expect(computeOnTimeInFull([])).toBeNull()
})

test('ANA-006 a delivery at the last minute of the promised day in São Paulo is on time', () => {
  const at = (deliveredAt: string) => computeOnTimeInFull([{ ...arrived('2026-11-20', false), deliveredAt }])
  expect(at('2026-11-21T02:59:59.000Z')).toBe(100)
  expect(at('2026-11-21T03:00:00.000Z')).toBe(0)
})

test('C-212 reais for each Wp have two decimals, and none without power', () => {
  expect(computePerWp({ valueCents: 928_590, watts: 5500 })).toBe(1.69)
  expect(computePerWp({ valueCents: 928_590, watts: 0 })).toBeNull()
})

test('ANA-013 5,000 rows are sent at once, 5,001 are written by a worker, and 100,001 are refused', () => {
  const allowed = { allowed: true }
  const refused = (refusal: string) => ({ allowed: false, refusal })
  expect([5000, 5001, 100_001].map(canExportAtOnce)).toEqual([allowed, refused('largeExport'), refused('tooManyRows')])
  expect([5001, 100_000, 100_001].map(canRequestReportFile)).toEqual([allowed, allowed, refused('tooManyRows')])
})

test('ANA-009 ANA-013 a file is read while its user reads its report, its company, its integrator and all its columns', () => {
  const reader = {
    sellerId: null,
    isOwn: false,
    readsSellers: true,
    canViewProductPrices: true,
    canViewMarginLiquid: true,
  } as const
  const file = { report: 'discount', sellerId: null, isOfSeller: true, columns: ['list', 'margin'] } as const
  const refusal = (change: object) => {
    const decision = canReadReportFile(file, { ...reader, ...change })
    return decision.allowed ? null : decision.refusal
  }
  expect(refusal({})).toBeNull()
  expect(refusal({ canViewProductPrices: false })).toBe('reportForbidden')
  expect(refusal({ sellerId: 7 })).toBe('otherCompany')
  expect(refusal({ readsSellers: false })).toBe('sellersForbidden')
  expect(refusal({ canViewMarginLiquid: false })).toBe('columnForbidden')
})
