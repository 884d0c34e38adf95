import { expect, test } from 'vitest'
import { canSetPassword, passwordRefusals } from './password-policy.ts'

test.each([
  ['Ab1!xyz', 'passwordTooShort'],
  ['abcdefg1!', 'passwordTooSimple'],
  ['ABCDEFG1!', 'passwordTooSimple'],
  ['Abcdefgh!', 'passwordTooSimple'],
  ['Abcdefg12', 'passwordTooSimple'],
] as const)('PROF-009 PROF-010 the password %s is refused: %s', (password, refusal) => {
  expect(canSetPassword(password, password)).toEqual({ allowed: false, refusal })
})

test('PROF-009 PROF-010 PROF-011 a good password typed twice is accepted, typed differently it is not', () => {
  expect(canSetPassword('Girassol@2026', 'Girassol@2026').allowed).toBe(true)
  expect(canSetPassword('Girassol@2026', 'Girassol@2027')).toEqual({ allowed: false, refusal: 'passwordsDiffer' })
  expect(passwordRefusals.passwordsDiffer).toBe('Senhas não coincidem')
})
