import { expect, test } from 'vitest'
import { seasonEndText } from './season-end-text.ts'

test.each([
  ['2026-11-30', 'Termina em 9 dias'],
  ['2026-11-22', 'Termina amanhã'],
  ['2026-11-21', 'Último dia'],
  ['2027-01-01', 'Termina em 41 dias'],
])('C-20 STORE-035 a promotion until %s: %s', (finish, text) => {
  expect(seasonEndText(finish, '2026-11-21')).toBe(text)
})
