import { describe, expect, test } from 'vitest'
import { findApprovalReasons, findRaiseSentence, toMonthStart } from './purchase-limits.ts'

const none = { orderLimitCents: null, monthLimitCents: null }
const codesOf = (purchase: Partial<Parameters<typeof findApprovalReasons>[0]>) =>
  findApprovalReasons({ totalCents: 0, limits: none, usedCents: 0, approveAboveCents: null, ...purchase }).map(
    ({ code }) => code,
  )

describe('why an order needs the approval of the company', () => {
  test('COMP-010 C-196 no limit and no rule: never', () => {
    expect(codesOf({ totalCents: 9_999_999_999 })).toEqual([])
  })

  test('COMP-010 of 50,000.00 a month with 47,300.00 used, 2,700.00 fits exactly and 3,000.00 does not', () => {
    const limits = { ...none, monthLimitCents: 5_000_000 }
    expect(codesOf({ limits, usedCents: 4_730_000, totalCents: 270_000 })).toEqual([])
    expect(codesOf({ limits, usedCents: 4_730_000, totalCents: 270_001 })).toEqual(['MONTH_LIMIT'])
    expect(findApprovalReasons({ limits, usedCents: 4_730_000, totalCents: 300_000, approveAboveCents: null })).toEqual(
      [{ code: 'MONTH_LIMIT', limitCents: 5_000_000, usedCents: 4_730_000 }],
    )
  })

  test('COMP-009 COMP-010 each limit and the rule of the company passes at its value and asks one cent above it', () => {
    const limits = { orderLimitCents: 1000, monthLimitCents: null }
    expect(codesOf({ limits, totalCents: 1000, approveAboveCents: 1000 })).toEqual([])
    expect(codesOf({ limits, totalCents: 1001, approveAboveCents: 1000 })).toEqual(['ORDER_LIMIT', 'COMPANY_RULE'])
    expect(codesOf({ limits: { ...none, orderLimitCents: 0 }, totalCents: 1 })).toEqual(['ORDER_LIMIT'])
  })

  test('C-196 an order may rise to its limits, and above them the user reads what to do', () => {
    const limit = { code: 'MONTH_LIMIT', limitCents: 1000, usedCents: 900 } as const
    expect(findRaiseSentence([])).toBeNull()
    expect(findRaiseSentence([limit])).toMatch(/Peça a um aprovador da empresa/)
    expect(findRaiseSentence([limit, { code: 'COMPANY_RULE', limitCents: 1000 }])).toMatch(/Reduza a alteração/)
  })

  test.each([
    ['2026-12-01T02:59:59.000Z', '2026-11-01'],
    ['2026-12-01T03:00:00.000Z', '2026-12-01'],
  ])('COMP-009 C-196 the month of %s in São Paulo began on %s', (instant, start) => {
    expect(toMonthStart(instant)).toBe(start)
  })
})
