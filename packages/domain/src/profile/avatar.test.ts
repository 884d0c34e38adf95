import { expect, test } from 'vitest'
import { avatarRefusals, avatarRotation, avatarZoom, canBeAvatar } from './avatar.ts'

test.each([
  ['image/jpeg', 102_400, null],
  ['image/png', 1, null],
  ['image/png', 102_401, 'Tamanho do arquivo excedido (100kb)'],
  ['image/gif', 10, 'Tipo de arquivo não permitido (JPG, PNG)'],
  ['image/svg+xml', 10, 'Tipo de arquivo não permitido (JPG, PNG)'],
  ['', 10, 'Tipo de arquivo não permitido (JPG, PNG)'],
  ['image/gif', 102_401, 'Tipo de arquivo não permitido (JPG, PNG)'],
])('AVA-004 AVA-005 a picture of %s with %i bytes: %s', (contentType, bytes, sentence) => {
  const decision = canBeAvatar({ contentType, bytes })
  expect(decision.allowed ? null : avatarRefusals[decision.refusal]).toBe(sentence)
})

test('AVA-002 AVA-003 zoom and rotation have these limits', () => {
  expect(avatarZoom).toEqual({ minimum: 1, maximum: 3, step: 0.1 })
  expect(avatarRotation).toEqual({ minimum: 0, maximum: 360 })
})
