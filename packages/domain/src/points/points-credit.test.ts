import { describe, expect, test } from 'vitest'
import { orderStatusNames } from '../orders/index.ts'
import { computePointsCredit, isChargedBack, type PointsCase } from './points-credit.ts'

const paid: PointsCase = {
  type: 'MP',
  status: 'INVOICE_PAYED_ERP',
  paymentMethod: 'PIX',
  subTotalWithDiscountCents: 937_599,
  pointsEnabled: true,
  season: { start: '2026-01-01', finish: '2026-12-31' },
  programmeStart: '2024-01-01',
  orderedOn: '2026-11-20',
  today: '2026-11-21',
}

describe('the points of an order', () => {
  test('PTS-048 C-123 a paid order earns one point for each whole real of its sub total with discount', () => {
    expect(computePointsCredit(paid)).toBe(9375)
    expect(computePointsCredit({ ...paid, type: 'PA' })).toBe(9375)
  })

  test.each([
    ['a promotion', { type: 'BF' }],
    ['a seller outside the programme', { pointsEnabled: false }],
    ['no active season', { season: null }],
    ['the day before the season', { today: '2025-12-31' }],
    ['the day after the season', { today: '2027-01-01' }],
    ['a value below one real', { subTotalWithDiscountCents: 99 }],
    ['an order that is paid at the gateway only', { status: 'INVOICE_PAYED' }],
  ] as const)('C-123 %s earns nothing', (_what, change) => {
    expect(computePointsCredit({ ...paid, ...change })).toBe(0)
  })

  test.each([0, 99])('PTS-115 a generator that is a gift, or costs %i cents, earns nothing', (cents) => {
    expect(computePointsCredit({ ...paid, subTotalWithDiscountCents: cents })).toBe(0)
  })

  test('PTS-116 a purchase before the programme earns nothing, even when it is paid in the season', () => {
    expect(computePointsCredit({ ...paid, orderedOn: '2023-12-31' })).toBe(0)
    expect(computePointsCredit({ ...paid, orderedOn: '2024-01-01' })).toBe(9375)
    expect(computePointsCredit({ ...paid, orderedOn: '2025-12-30' })).toBe(9375)
  })

  test('PTS-116 an order before the season starts gives no credit', () => {
    expect(computePointsCredit({ ...paid, today: '2025-12-31' })).toBe(0)
  })

  test('C-123 the first and the last day belong to the season', () => {
    expect(computePointsCredit({ ...paid, today: '2026-01-01' })).toBe(9375)
    expect(computePointsCredit({ ...paid, today: '2026-12-31' })).toBe(9375)
  })

  test.each(['FINANCING', 'OTHERS'] as const)('C-123 with %s an order earns when it is billed', (paymentMethod) => {
    const earnsIn = orderStatusNames.filter((status) => computePointsCredit({ ...paid, paymentMethod, status }) > 0)
    expect(earnsIn).not.toContain('INVOICE_SEPARATE')
    expect(earnsIn).not.toContain('INVOICE_BILLING_ERP')
    expect(earnsIn).toEqual(expect.arrayContaining(['BILLED_WAITING_PAYMENT', 'BILLED_WAITING_RELEASE']))
  })

  test('C-123 an order whose confirmation was missed earns at the next step', () => {
    expect(computePointsCredit({ ...paid, status: 'INVOICE_SEPARATE' })).toBe(9375)
    expect(computePointsCredit({ ...paid, status: 'INVOICE_BILLED' })).toBe(9375)
  })

  test('PTS-050 C-124 a cancelled or returned order gives its points back', () => {
    expect(orderStatusNames.filter(isChargedBack)).toEqual([
      'INVOICE_CANCELED',
      'INVOICE_CANCELED_PAID',
      'INVOICE_RETURNED',
    ])
  })
})
