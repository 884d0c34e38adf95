import { expect, test } from 'vitest'
import { describeRegistration } from './registration.ts'

const until = (validUntil: string | null) => ({ number: '004512/2025', validUntil })

test.each([
  [null, 'Sem registro'],
  [until('2026-11-20'), 'Registro vencido'],
  [until('2026-11-21'), 'Válido até 21/11/2026'],
  [until(null), 'Válido'],
])('HOM-013 on 2026-11-21 the registration %j is: %s', (registration, text) => {
  expect(describeRegistration(registration, '2026-11-21')).toBe(text)
})
