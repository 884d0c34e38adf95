import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plusHours } from '../shared/brazil-time.ts'
import { computeHeldUnits, shareStock } from './held-units.ts'
import {
  type BudgetToHold,
  canHold,
  canHoldUntil,
  canRelease,
  computeHoldEnd,
  findMostHoldHours,
  isRenewal,
  listHoldSentences,
  usualHoldLimits,
} from './hold-rules.ts'
import { holdStateAt } from './hold-state.ts'
import { holdTimeLeft } from './hold-time-left.ts'

const noon = '2026-11-23T15:00:00.000Z'
const after = (hours: number) => plusHours(noon, hours)

test.each([
  [null, null, 0, 'UNKNOWN_STOCK'],
  [null, '2026-12-14', 0, 'UNKNOWN_STOCK'],
  [0, null, 0, 'OUT_OF_STOCK'],
  [0, '2026-11-23', 0, 'OUT_OF_STOCK'],
  [0, '2026-11-24', 0, 'LATER'],
  [3, '2026-11-24', 3, 'NOT_ENOUGH'],
  [10, null, 10, null],
  [99, '2026-12-14', 10, null],
] as const)('HOLD-003 of a stock of %s, next on %s, ten asked units hold %s', (...row) => {
  const [remainingQuantity, boardingDate, units, reason] = row
  expect(computeHeldUnits({ remainingQuantity, boardingDate, asked: 10 }, '2026-11-23')).toEqual({ units, reason })
})

const quantities = fc.array(fc.integer({ min: 0, max: 99_999 }), { maxLength: 20 })

test('HOLD-010 20 units held by two, of which 15 are left: the younger one keeps three', () => {
  expect(shareStock(15, [12, 8])).toEqual([12, 3])
  expect(shareStock(0, [12, 8])).toEqual([0, 0])
})

test('HOLD-010 C-186 nobody gains, the stock is used up before anybody loses, and the oldest lose last', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500_000 }), quantities, (stock, held) => {
      const kept = shareStock(stock, held)
      const sum = (units: readonly number[]) => units.reduce((total, each) => total + each, 0)
      expect(sum(kept)).toBe(Math.min(stock, sum(held)))
      const first = kept.findIndex((units, at) => units < (held[at] ?? 0))
      expect(kept.every((units, at) => units >= 0 && units <= (held[at] ?? 0))).toBe(true)
      if (first !== -1) expect(sum(kept.slice(first + 1))).toBe(0)
    }),
  )
})

test('HOLD-005 holds made one after the other never exceed the stock', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500_000 }), quantities, (stock, wanted) => {
      let free = stock
      for (const asked of wanted) {
        const { units } = computeHeldUnits({ remainingQuantity: free, boardingDate: null, asked }, '2026-11-23')
        expect(units).toBeLessThanOrEqual(asked)
        free -= units
      }
      expect(free).toBe(Math.max(0, stock - wanted.reduce((sum, each) => sum + each, 0)))
    }),
  )
})

test('HOLD-006 a hold ends at its instant, and what has ended otherwise stays so', () => {
  const until = after(24)
  expect(holdStateAt({ state: 'ACTIVE', until }, after(24 - 1 / 3600))).toBe('ACTIVE')
  expect(holdStateAt({ state: 'ACTIVE', until }, until)).toBe('EXPIRED')
  expect(holdStateAt({ state: 'USED', until }, until)).toBe('EXPIRED')
  expect(holdStateAt({ state: 'RELEASED', until }, until)).toBe('RELEASED')
})

const aBudget: BudgetToHold = { status: 'BUDGET', isStaff: false, hold: null, otherBudgets: 0 }
const ended = { state: 'EXPIRED', firstMadeAt: noon, endsAt: after(24) } as const
const active = { ...ended, state: 'ACTIVE' } as const
const findRefusal = (budget: Partial<BudgetToHold>, now = noon) => {
  const decision = canHold({ ...aBudget, ...budget }, usualHoldLimits, now)
  return decision.allowed ? null : decision.refusal
}

test('HOLD-004 only a budget that has not expired is held', () => {
  expect(findRefusal({})).toBeNull()
  expect(findRefusal({ status: 'BUDGET_EXPIRED', isStaff: true })).toBe('budgetExpired')
  expect(findRefusal({ status: 'INVOICE' })).toBe('notABudget')
  expect(findRefusal({ status: 'CART' })).toBe('notABudget')
})

test('HOLD-004 a seller holds five budgets at once, and staff hold more for him', () => {
  expect(findRefusal({ otherBudgets: 4 })).toBeNull()
  expect(findRefusal({ otherBudgets: 5 })).toBe('tooManyBudgets')
  expect(findRefusal({ otherBudgets: 5, isStaff: true })).toBeNull()
  expect(listHoldSentences({ ...usualHoldLimits, holdBudgetsSelf: 3 }).tooManyBudgets).toContain('Limite de 3')
})

test('HOLD-006 integrators hold a budget again 24 hours after its last hold, staff at once', () => {
  expect(findRefusal({ hold: active }, after(1))).toBe('alreadyHeld')
  expect(findRefusal({ hold: ended }, after(24 + 23))).toBe('heldLately')
  expect(findRefusal({ hold: ended }, after(24 + 24))).toBeNull()
  expect(findRefusal({ hold: active, isStaff: true }, after(1))).toBeNull()
  expect([isRenewal({ isStaff: true, hold: active }), isRenewal({ isStaff: true, hold: ended })]).toEqual([true, false])
})

test('HOLD-004 C-186 hours count from now, up to 48 or 168, and not past the end of the budget', () => {
  expect(findMostHoldHours(false, usualHoldLimits)).toBe(48)
  expect(findMostHoldHours(true, usualHoldLimits)).toBe(168)
  expect(computeHoldEnd({ hours: 48, finishedAt: noon }, noon)).toEqual({ until: after(48), isCut: false })
  expect(computeHoldEnd({ hours: 48, finishedAt: noon }, after(120))).toEqual({ until: after(168), isCut: false })
  expect(computeHoldEnd({ hours: 48, finishedAt: noon }, after(121))).toEqual({ until: after(168), isCut: true })
})

test('HOLD-004 staff renew until fifteen days after the first hold', () => {
  const until = (hours: number, isStaff = true) =>
    canHoldUntil({ isStaff, firstMadeAt: noon, until: after(hours) }, usualHoldLimits).allowed
  expect([until(15 * 24), until(15 * 24 + 1), until(15 * 24 + 1, false)]).toEqual([true, false, true])
  expect(canHoldUntil({ isStaff: true, firstMadeAt: null, until: after(999) }, usualHoldLimits).allowed).toBe(true)
})

test('HOLD-009 the maker and the commercial roles release what is held', () => {
  const release = (isMaker: boolean, mayReleaseAll: boolean) =>
    canRelease({ state: 'ACTIVE', isMaker, mayReleaseAll }).allowed
  expect([release(true, false), release(false, true), release(false, false)]).toEqual([true, true, false])
  expect(canRelease({ state: 'USED', isMaker: true, mayReleaseAll: true })).toMatchObject({ refusal: 'nothingHeld' })
  expect(canRelease({ state: null, isMaker: true, mayReleaseAll: true }).allowed).toBe(false)
})

test.each([
  [0, null],
  [0.5 / 60, 'menos de 1 min'],
  [0.75, '45 min'],
  [1, '1 h'],
  [23.2, '23 h 12 min'],
  [24, '1 dia'],
  [27.9, '1 dia e 3 h'],
  [48, '2 dias'],
])('HOLD-008 %s hours before its end a hold says %s', (hours, words) => {
  expect(holdTimeLeft(after(hours), noon)).toBe(words)
})
