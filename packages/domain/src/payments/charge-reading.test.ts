import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isNewReading, type KnownCharge, nextChargeState } from './charge-reading.ts'
import { type ChargeState, chargeStates, computeChargesState } from './settle-charges.ts'

const known = (rest: Partial<KnownCharge> = {}): KnownCharge => ({
  part: 1,
  means: 'PIX',
  amountCents: 100,
  state: 'OPEN',
  paidCents: 0,
  resolution: null,
  ...rest,
})
const after = (before: ChargeState, reported: ChargeState, paidCents = 100) =>
  nextChargeState(known({ state: before }), { state: reported, paidCents })

describe('the state of a charge after a reading', () => {
  test('C-87 C-107 a reading that was overtaken does not make money unpaid; what went back may come again', () => {
    for (const paid of ['PAID', 'MISMATCHED', 'REVERSED'] as const) {
      for (const reported of ['OPEN', 'REFUSED'] as const) expect(after(paid, reported)).toBe(paid)
    }
    expect(after('PAID', 'REVERSED')).toBe('REVERSED')
    expect(after('REVERSED', 'PAID')).toBe('PAID')
    expect(after('MISMATCHED', 'PAID')).toBe('PAID')
    expect(after('REFUSED', 'PAID')).toBe('PAID')
    expect(after('OPEN', 'CANCELED')).toBe('CANCELED')
  })

  test('REL-008 money of a charge that the gateway then cancelled has gone back', () => {
    for (const paid of ['PAID', 'MISMATCHED', 'REVERSED'] as const) expect(after(paid, 'CANCELED')).toBe('REVERSED')
  })

  test('REL-011 C-235 only the exact amount pays, although the gateway reports a payment', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 0, max: 20_000_000 }),
        (due, paidCents) => {
          const state = nextChargeState(known({ amountCents: due }), { state: 'PAID', paidCents })
          expect(state).toBe(paidCents === due ? 'PAID' : 'MISMATCHED')
        },
      ),
    )
    expect([1, 99, 100, 101, 200].map((cents) => after('OPEN', 'PAID', cents))).toEqual([
      'MISMATCHED',
      'MISMATCHED',
      'PAID',
      'MISMATCHED',
      'MISMATCHED',
    ])
  })

  test('REL-011 C-141 a second payment of the same part is a divergence, one of the other part is not', () => {
    const first = known({ state: 'PAID', paidCents: 100 })
    const reading = { state: 'PAID', paidCents: 100 } as const
    expect(nextChargeState(known(), reading, [first])).toBe('MISMATCHED')
    expect(nextChargeState(known({ part: 2 }), reading, [first])).toBe('PAID')
    const second = known({ state: 'MISMATCHED', paidCents: 100 })
    expect(nextChargeState(first, reading, [second])).toBe('PAID')
    expect(nextChargeState(second, reading, [known({ state: 'REVERSED' })])).toBe('PAID')
  })

  test('REL-011 no readings, in any order, pay an order with another amount than its charge', () => {
    const readings = fc.array(
      fc.record({ state: fc.constantFrom(...chargeStates), paidCents: fc.constantFrom(1, 99, 101, 200) }),
    )
    fc.assert(
      fc.property(readings, (given) => {
        let charge = known()
        for (const reading of given) {
          const state = nextChargeState(charge, reading)
          if (isNewReading(charge, state, reading)) charge = { ...charge, state, paidCents: reading.paidCents }
          expect(computeChargesState([charge])).not.toBe('PAID')
        }
      }),
    )
  })

  test.each([
    ['ACCEPTED', 'PAID'],
    ['RETURNED', 'REVERSED'],
  ] as const)(
    'REL-011 a payment that was %s stays so until the gateway reports another amount',
    (resolution, state) => {
      const settled = known({ state, paidCents: 101, resolution })
      for (const reported of ['PAID', 'MISMATCHED'] as const) {
        expect(nextChargeState(settled, { state: reported, paidCents: 101 })).toBe(state)
        expect(nextChargeState(settled, { state: reported, paidCents: 102 })).toBe('MISMATCHED')
      }
      expect(nextChargeState(settled, { state: 'REVERSED', paidCents: 101 })).toBe('REVERSED')
    },
  )

  test('REL-011 the same reading again is not new, another wrong amount is', () => {
    const wrong = known({ state: 'MISMATCHED', paidCents: 1 })
    expect(isNewReading(wrong, 'MISMATCHED', { state: 'MISMATCHED', paidCents: 1 })).toBe(false)
    expect(isNewReading(wrong, 'MISMATCHED', { state: 'MISMATCHED', paidCents: 2 })).toBe(true)
    expect(isNewReading(known(), 'OPEN', { state: 'OPEN', paidCents: 0 })).toBe(false)
    expect(isNewReading(known(), 'PAID', { state: 'PAID', paidCents: 100 })).toBe(true)
  })
})
