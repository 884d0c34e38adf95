import { expect, test } from 'vitest'
import { isCep } from './cep.ts'
import { isStateInscription } from './state-inscription.ts'

test.each([
  ['SP', '110.042.490.114', true],
  ['SP', '110042490115', false],
  ['MG', '110042490114', false],
  ['MG', '0623079040081', true],
  ['RJ', '99999993', true],
  ['RJ', '99999992', false],
  ['RS', '2243658792', true],
  ['GO', '109876547', true],
  ['GO', '999876547', false],
  ['SP', 'P011004243002', true],
  ['SP', '', false],
  ['SP', '12', false],
] as const)('USE-034 %s can give the inscription %s: %s', (...row) => {
  const [state, inscription, isPossible] = row
  expect(isStateInscription(state, inscription)).toBe(isPossible)
})

test.each([
  ['01001000', true],
  ['99999999', true],
  ['00000000', false],
  ['00999999', false],
  ['0100100', false],
  ['01001-000', false],
])('USE-034 %s is a CEP: %s', (text, isPossible) => {
  expect(isCep(text)).toBe(isPossible)
})
