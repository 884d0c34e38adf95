import { expect, test } from 'vitest'
import { allowed, firstRefusal, refused, toPermission } from './decision.ts'

const sentences = { locked: 'O pedido está bloqueado.', empty: 'O pedido está vazio.' }

test('the first matching fact refuses; without one it is allowed', () => {
  expect(firstRefusal([false, 'locked'], [true, 'empty'], [true, 'locked'])).toEqual(refused('empty'))
  expect(firstRefusal([false, 'locked'])).toEqual(allowed)
})

test('a refusal is shown with its sentence', () => {
  expect(toPermission(refused('locked'), sentences)).toEqual({ allowed: false, reason: 'O pedido está bloqueado.' })
  expect(toPermission(allowed, sentences)).toEqual({ allowed: true })
})
