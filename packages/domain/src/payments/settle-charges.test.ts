import { describe, expect, test } from 'vitest'
import { type Charge, type ChargeState, computeChargesState, hasMoney, wantsAttempt } from './settle-charges.ts'

const charge = (state: ChargeState, rest: Partial<Charge> = {}): Charge => ({
  part: 1,
  means: 'CREDIT_CARD',
  amountCents: 100,
  state,
  ...rest,
})
const second = (state: ChargeState): Charge => charge(state, { part: 2, means: 'BARCODE' })

describe('the payment state of an order’s parts', () => {
  test.each([
    ['UNPAID', []],
    ['UNPAID', [charge('OPEN')]],
    ['UNPAID', [charge('REFUSED'), charge('OPEN')]],
    ['UNPAID', [charge('CANCELED')]],
    ['PAID', [charge('PAID')]],
    ['PAID', [charge('REFUSED'), charge('PAID')]],
    ['PARTLY_PAID', [charge('PAID'), second('OPEN')]],
    ['PARTLY_PAID', [charge('MISMATCHED'), second('REFUSED')]],
    ['PAID', [charge('PAID'), second('PAID')]],
    ['MISMATCHED', [charge('PAID'), second('MISMATCHED')]],
    ['MISMATCHED', [charge('PAID'), charge('PAID')]],
    ['REVERSED', [charge('REVERSED')]],
    ['REVERSED', [charge('PAID'), second('REVERSED')]],
    ['PAID', [charge('REVERSED'), charge('PAID')]],
  ] as const)('C-141 C-87 %s of %j', (expected, charges) => {
    expect(computeChargesState(charges)).toBe(expected)
  })

  test('C-54 E22 money received for one part counts, and reversed money does not', () => {
    expect(hasMoney([charge('PAID'), second('OPEN')])).toBe(true)
    expect(hasMoney([charge('MISMATCHED')])).toBe(true)
    expect(hasMoney([charge('REVERSED'), second('CANCELED'), charge('OPEN')])).toBe(false)
  })

  test.each([
    [true, []],
    [false, [{ state: 'OPEN' }]],
    [false, [{ state: 'OPEN', dueDay: '2026-11-24' }]],
    [true, [{ state: 'OPEN', dueDay: '2026-11-22' }]],
    [true, [{ state: 'OPEN', amountCents: 99 }]],
    [true, [{ state: 'REFUSED' }, { state: 'CANCELED' }]],
    [true, [{ state: 'REVERSED' }]],
    [false, [{ state: 'PAID', dueDay: '2026-11-01' }]],
    [false, [{ state: 'MISMATCHED' }, { state: 'REFUSED' }]],
  ] as const)('PAY-042 PAY-043 C-87 whether another attempt is needed: %s with %j', (expected, attempts) => {
    const made = attempts.map((given) => ({ ...charge('OPEN'), dueDay: '2026-11-23', ...given }))
    expect(wantsAttempt(made, { amountCents: 100, today: '2026-11-23' })).toBe(expected)
  })
})
