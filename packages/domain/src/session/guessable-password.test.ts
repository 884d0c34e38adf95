import { expect, test } from 'vitest'
import { canChoosePassword, passwordChoiceRefusals } from './guessable-password.ts'

const common = new Set(['senha123', 'p@ssw0rd', 'brasil'])
const marina = { name: 'Marina Conceição de Sá', email: 'mari.alves+portal@solcerrado.com.br' }
const refusalOf = (password: string, owner = marina) => {
  const decision = canChoosePassword(password, owner, common)
  return decision.allowed ? null : decision.refusal
}

test.each([
  ['Senha@123', 'passwordCommon'],
  ['S-e-n-h-a 123!', 'passwordCommon'],
  ['P@ssw0rd', 'passwordCommon'],
  ['Marina@2026', 'passwordPersonal'],
  ['2026@mÁrInA', 'passwordPersonal'],
  ['Mari@na-2026', 'passwordPersonal'],
  ['Conceicao#77', 'passwordPersonal'],
  ['xCONCEIÇÃO77#', 'passwordPersonal'],
  ['Mari.Alves#2026', 'passwordPersonal'],
  ['Marialves#2026', 'passwordPersonal'],
] as const)('SEC-014 C-221 the password %s of Marina is refused: %s', (password, refusal) => {
  expect(refusalOf(password)).toBe(refusal)
})

test.each(['Senha@1234', 'Brasil@2026', 'Solcerrado@26', 'Chuva-Fina#42', 'Sá de Sá @ 2026'])(
  'SEC-014 the password %s of Marina is neither common nor personal',
  (password) => expect(refusalOf(password)).toBeNull(),
)

test.each([
  ['of three letters', { name: 'Ana Sá', email: 'ana@solcerrado.com.br' }, 'Banana@Sabor26'],
  ['that are empty', { name: '', email: '' }, 'Chuva-Fina#42'],
])('SEC-014 names %s are in many passwords and refuse none', (_title, owner, password) => {
  expect(refusalOf(password, owner)).toBeNull()
})

test('SEC-014 the sentences say why', () => {
  expect(passwordChoiceRefusals).toEqual({
    passwordCommon: 'Esta senha está entre as mais usadas. Escolha outra.',
    passwordPersonal: 'A senha não pode conter o seu nome nem o seu e-mail.',
  })
})
