import { describe, expect, test } from 'vitest'
import { canSettleDivergence, type DivergentPayment, resolvedStates } from './divergent-payment.ts'

const paid = (paidCents: number) =>
  ({ part: 1, means: 'PIX', amountCents: 100, state: 'MISMATCHED', paidCents }) as const
const refusalFor = (resolution: 'ACCEPTED' | 'RETURNED', facts: Partial<DivergentPayment>) => {
  const decision = canSettleDivergence(resolution, {
    status: 'INVOICE_APPROVED',
    charge: paid(101),
    others: [],
    ...facts,
  })
  return decision.allowed ? null : decision.refusal
}

describe('settling a payment of another amount', () => {
  test.each([
    [1, 'notEnough'],
    [99, 'notEnough'],
    [100, null],
    [101, null],
    [200, null],
  ])('REL-011 C-235 %i of 100 cents are accepted only when they cover the charge: %s', (paidCents, refusal) => {
    expect(refusalFor('ACCEPTED', { charge: paid(paidCents) })).toBe(refusal)
    expect(refusalFor('RETURNED', { charge: paid(paidCents) })).toBeNull()
  })

  test('REL-011 a second payment of the same part can only be returned', () => {
    const others = [{ part: 1, means: 'PIX', amountCents: 100, state: 'PAID' }] as const
    expect([refusalFor('ACCEPTED', { others }), refusalFor('RETURNED', { others })]).toEqual(['paidTwice', null])
    const otherPart = others.map((other) => ({ ...other, part: 2 }))
    expect(refusalFor('ACCEPTED', { others: otherPart })).toBeNull()
  })

  test.each(['PROCESSING_CANCELLATION', 'INVOICE_CANCELED', 'INVOICE_CANCELED_PAID'] as const)(
    'REL-011 a payment of an order in %s can only be returned',
    (status) => {
      expect([refusalFor('ACCEPTED', { status }), refusalFor('RETURNED', { status })]).toEqual(['orderCancelled', null])
    },
  )

  test.each(['OPEN', 'PAID', 'REFUSED', 'REVERSED', 'CANCELED'] as const)(
    'REL-011 a charge that is %s has nothing to settle',
    (state) => {
      expect(refusalFor('RETURNED', { charge: { ...paid(101), state } })).toBe('notDivergent')
    },
  )

  test('REL-011 an accepted payment pays its part, a returned one does not', () => {
    expect(resolvedStates).toEqual({ ACCEPTED: 'PAID', RETURNED: 'REVERSED' })
  })
})
