import { expect, test } from 'vitest'
import { isFreshSignIn } from './fresh-sign-in.ts'

test.each([
  ['2026-11-23T12:00:00.000Z', true],
  ['2026-11-23T12:10:00.000Z', true],
  ['2026-11-23T12:10:00.001Z', false],
  ['2026-11-23T12:11:00.000Z', false],
])('SEC-004 C-221 a password proved at noon is fresh at %s: %s', (now, isFresh) => {
  expect(isFreshSignIn('2026-11-23T12:00:00.000Z', now)).toBe(isFresh)
})
