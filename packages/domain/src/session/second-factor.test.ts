import { describe, expect, test } from 'vitest'
import {
  canAddFactor,
  canRemoveFactor,
  isAuthenticatorCode,
  listUsableSteps,
  needsSecondFactor,
  plainCode,
  recoveryCodes,
  stepAt,
  toRecoveryCode,
} from './second-factor.ts'

const now = '2026-11-25T12:00:10.000Z'
const refusalOf = (decision: { readonly allowed: boolean; readonly refusal?: string }) => decision.refusal ?? null

describe('the codes of an authenticator application', () => {
  test('SEC-006 C-222 the current step and those beside it are valid, two steps ago is not', () => {
    const current = stepAt(now)
    expect(listUsableSteps(now, null)).toEqual([current - 1, current, current + 1])
  })

  test('SEC-006 a step that was used, and those before it, are not valid again', () => {
    const current = stepAt(now)
    expect(listUsableSteps(now, current)).toEqual([current + 1])
    expect(listUsableSteps(now, current + 1)).toEqual([])
  })

  test('SEC-006 a step lasts 30 seconds', () => {
    expect(stepAt('2026-11-25T12:00:29.999Z')).toBe(stepAt('2026-11-25T12:00:00.000Z'))
    expect(stepAt('2026-11-25T12:00:30.000Z')).toBe(stepAt('2026-11-25T12:00:00.000Z') + 1)
  })

  test.each([
    ['123456', true],
    [' 123 456 ', true],
    ['12345', false],
    ['k3fa-09tz-mmr2-x7ye', false],
  ])('SEC-006 %s is a code of an application: %s', (typed, expected) => {
    expect(isAuthenticatorCode(typed)).toBe(expected)
  })
})

describe('recovery codes', () => {
  test('SEC-006 C-222 a code has 80 bits: different bytes are different codes', () => {
    const zero = new Uint8Array(10)
    const codes = Array.from({ length: 80 }, (_, bit) => {
      const bytes = new Uint8Array(10)
      bytes[bit >> 3] = 1 << (bit & 7)
      return toRecoveryCode(bytes)
    })
    expect(new Set([toRecoveryCode(zero), ...codes]).size).toBe(81)
    expect(codes.every((code) => plainCode(code).length === recoveryCodes.characters)).toBe(true)
  })

  test('SEC-006 spaces, hyphens and capitals do not matter', () => {
    expect(plainCode(' K3FA 09tz-MMR2 x7ye')).toBe('k3fa09tzmmr2x7ye')
  })
})

describe('the factors of an account', () => {
  const [passkey, application] = [{ kind: 'PASSKEY' }, { kind: 'AUTHENTICATOR' }] as const

  test('SEC-006 an account can have one authenticator application and up to ten passkeys', () => {
    expect(refusalOf(canAddFactor([passkey], 'AUTHENTICATOR'))).toBeNull()
    expect(refusalOf(canAddFactor([application], 'AUTHENTICATOR'))).toBe('authenticatorExists')
    expect(refusalOf(canAddFactor([application, ...Array(9).fill(passkey)], 'PASSKEY'))).toBeNull()
    expect(refusalOf(canAddFactor(Array(10).fill(passkey), 'PASSKEY'))).toBe('tooManyPasskeys')
  })

  test('SEC-007 the last factor of a role that must have one stays', () => {
    expect(refusalOf(canRemoveFactor([passkey], true))).toBe('lastRequiredFactor')
    expect(refusalOf(canRemoveFactor([passkey], false))).toBeNull()
    expect(refusalOf(canRemoveFactor([passkey, application], true))).toBeNull()
  })

  test('SEC-007 a user needs a second factor if one of the roles requires it and none is set up yet', () => {
    const roles = ['FINANCIAL', 'LOGISTICS'] as const
    expect(needsSecondFactor({ roles, hasFactor: false }, ['LOGISTICS'])).toBe(true)
    expect(needsSecondFactor({ roles, hasFactor: true }, ['LOGISTICS'])).toBe(false)
    expect(needsSecondFactor({ roles: ['FINANCIAL'], hasFactor: false }, ['LOGISTICS'])).toBe(false)
    expect(needsSecondFactor({ roles, hasFactor: false }, [])).toBe(false)
  })
})
