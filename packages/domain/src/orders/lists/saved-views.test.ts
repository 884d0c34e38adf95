import { expect, test } from 'vitest'
import { canSaveView } from './saved-views.ts'

test.each([
  ['Pix do Sul', [], { allowed: true }],
  ['Pix do Sul', ['Boletos'], { allowed: true }],
  [' PIX do sul', ['Pix do Súl'], { allowed: false, refusal: 'viewNameTaken' }],
])('ORD-040 whether a user may save filters as %s beside %s', (name, saved, expected) => {
  expect(canSaveView(name, saved)).toEqual(expected)
})

test('ORD-040 the number of saved views is limited', () => {
  const eleven = Array.from({ length: 11 }, (_, index) => `Visão ${index}`)
  expect(canSaveView('Outra', eleven)).toEqual({ allowed: true })
  expect(canSaveView('Outra', [...eleven, 'Visão 12'])).toEqual({ allowed: false, refusal: 'tooManyViews' })
})
