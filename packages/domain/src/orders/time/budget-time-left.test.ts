import { expect, test } from 'vitest'
import { budgetTimeLeft } from './budget-time-left.ts'

test.each([
  ['2026-11-28T12:00:00.000Z', '7 dias'],
  ['2026-11-22T12:00:00.000Z', '1 dia'],
  ['2026-11-22T11:59:59.000Z', '23 horas'],
  ['2026-11-21T13:00:00.000Z', '1 hora'],
  ['2026-11-21T12:00:01.000Z', '1 hora'],
  ['2026-11-21T12:00:00.000Z', 'Expirado'],
  ['2026-11-01T12:00:00.000Z', 'Expirado'],
])('BUD-018 C-63 a budget that expires at %s says %s', (expiresAt, words) => {
  expect(budgetTimeLeft(expiresAt, '2026-11-21T12:00:00.000Z')).toBe(words)
})
