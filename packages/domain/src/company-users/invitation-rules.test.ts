import { expect, test } from 'vitest'
import { canAddCompanyUser, canInvite, canResendInvitation, toInvitationState } from './invitation-rules.ts'

const toResult = (decision: ReturnType<typeof canInvite>) => (decision.allowed ? 'allowed' : decision.refusal)

test.each([
  ['the 30th user', { usedPlaces: 29, isInvited: false }, 'allowed'],
  ['the 31st user', { usedPlaces: 30, isInvited: false }, 'companyFull'],
  ['an address that is invited already', { usedPlaces: 1, isInvited: true }, 'alreadyInvited'],
  ['an address that is invited already, to a full company', { usedPlaces: 30, isInvited: true }, 'alreadyInvited'],
] as const)('COMP-004 inviting %s', (_what, facts, expected) => {
  expect(toResult(canInvite(facts))).toBe(expected)
})

test('COMP-004 an expired invitation and a reactivated user need a free place, a pending invitation has its own', () => {
  expect(toResult(canResendInvitation({ usedPlaces: 30, state: 'PENDING' }))).toBe('allowed')
  expect(toResult(canResendInvitation({ usedPlaces: 30, state: 'EXPIRED' }))).toBe('companyFull')
  expect(toResult(canResendInvitation({ usedPlaces: 29, state: 'EXPIRED' }))).toBe('allowed')
  expect(toResult(canAddCompanyUser({ usedPlaces: 30 }))).toBe('companyFull')
  expect(toResult(canAddCompanyUser({ usedPlaces: 29 }))).toBe('allowed')
})

test.each([
  ['2026-11-30T11:59:59.999Z', 'PENDING'],
  ['2026-11-30T12:00:00.000Z', 'EXPIRED'],
] as const)('COMP-004 at %s an invitation until 12:00 is %s', (now, state) => {
  expect(toInvitationState({ expiresAt: '2026-11-30T12:00:00.000Z' }, now)).toBe(state)
})
