import { describe, expect, test } from 'vitest'
import { type Charge, type ChargeState, chargesStand, holdsMoney, needsCardAnalysis } from './settle-charges.ts'

const charge = (state: ChargeState, rest: Partial<Charge> = {}): Charge => ({
  part: 1,
  means: 'CREDIT_CARD',
  amountCents: 100,
  state,
  ...rest,
})
const second = (state: ChargeState): Charge => charge(state, { part: 2, means: 'BARCODE' })

describe('how the parts of an order stand', () => {
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
    expect(chargesStand(charges)).toBe(expected)
  })

  test('E22 C-54 money of one part is held, money that went back is not', () => {
    expect(holdsMoney([charge('PAID'), second('OPEN')])).toBe(true)
    expect(holdsMoney([charge('MISMATCHED')])).toBe(true)
    expect(holdsMoney([charge('REVERSED'), second('CANCELED'), charge('OPEN')])).toBe(false)
  })

  test('C-87 only money of a card is analysed', () => {
    expect(needsCardAnalysis([charge('REFUSED'), second('PAID')])).toBe(false)
    expect(needsCardAnalysis([charge('PAID'), second('PAID')])).toBe(true)
  })
})
