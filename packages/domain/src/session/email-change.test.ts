import { expect, test } from 'vitest'
import { canRequestEmail, emailLinkHours, emailRequestRefusals, isSameEmail } from './email-change.ts'

test('SEC-005 C-221 the link to the new address works for 24 hours, the one to the old address for 72', () => {
  expect(emailLinkHours).toEqual({ CONFIRM: 24, UNDO: 72 })
})

test.each([
  ['marina@girassol.demo', ' MARINA@girassol.demo ', true],
  ['marina@girassol.demo', 'marina@girassol.demo.br', false],
])('SEC-005 %s and %s are the same address: %s', (one, other, isSame) => {
  expect(isSameEmail(one, other)).toBe(isSame)
})

test('SEC-005 a user requests at most five new addresses within an hour', () => {
  expect(canRequestEmail(4)).toEqual({ allowed: true })
  expect(canRequestEmail(5)).toEqual({ allowed: false, refusal: 'tooManyEmailRequests' })
  expect(emailRequestRefusals.tooManyEmailRequests).toBe(
    'Muitas trocas de e-mail em pouco tempo. Tente de novo em uma hora.',
  )
})
