import { describe, expect, test } from 'vitest'
import { notificationMethodLabels, notificationMethods, toNotificationMethods } from './notification-methods.ts'
import { type ProfileForm, profileProblems } from './profile-problems.ts'

const form: ProfileForm = {
  name: 'Marina Alves',
  email: 'marina@girassol.demo',
  password: '',
  password_confirmation: '',
}
const simple = 'A senha deve conter letras maiúsculas, minúsculas, números e caracteres especiais'
const both = (password: string) => ({ password, password_confirmation: password })

describe('errors of a profile', () => {
  test('PROF-012 there are none when no password was typed', () => {
    expect(profileProblems(form)).toEqual([])
    expect(profileProblems({ ...form, ...both('Girassol@2027') })).toEqual([])
  })

  test.each([
    ['PROF-009', both('Ab1!xyz'), 'password', 'A senha deve conter no mínimo 8 caracteres'],
    ['PROF-010', both('abcdefg1!'), 'password', simple],
    ['PROF-010', both('ABCDEFG1!'), 'password', simple],
    ['PROF-010', both('Abcdefgh!'), 'password', simple],
    ['PROF-010', both('Abcdefg12'), 'password', simple],
    ['PROF-011', { password: 'Girassol@2027' }, 'password_confirmation', 'Senhas não coincidem'],
    ['PROF-011', { password_confirmation: 'Girassol@2027' }, 'password', 'Senhas não coincidem'],
    ['PROF-017', { name: 'x'.repeat(101) }, 'name', 'No máximo 100 caracteres'],
    ['PROF-013', { name: '  ' }, 'name', 'Campo obrigatório'],
    ['PROF-013', { email: '' }, 'email', 'Campo obrigatório'],
    ['PROF-013', { email: 'marina@girassol' }, 'email', 'E-mail inválido'],
    ['PROF-017', { email: `${'x'.repeat(90)}@girassol.demo` }, 'email', 'No máximo 100 caracteres'],
  ])('%s %j: %s, %s', (...row) => {
    const [, change, field, message] = row
    expect(profileProblems({ ...form, ...change })).toEqual([{ field, message }])
  })

  test('PROF-017 a name of 100 characters is valid', () => {
    expect(profileProblems({ ...form, name: 'x'.repeat(100) })).toEqual([])
  })
})

describe('how a user is notified', () => {
  test.each([
    [[], ['APPLICATION']],
    [['EMAIL'], ['APPLICATION', 'EMAIL']],
    [
      ['EMAIL', 'EMAIL', 'APPLICATION', 'PIGEON'],
      ['APPLICATION', 'EMAIL'],
    ],
  ])('PROF-016 of %j these are stored: %j', (chosen, expected) =>
    expect(toNotificationMethods(chosen)).toEqual(expected),
  )

  test('PROF-016 they have these labels', () => {
    expect(notificationMethods.map((method) => notificationMethodLabels[method])).toEqual(['Aplicação', 'E-mail'])
  })
})
