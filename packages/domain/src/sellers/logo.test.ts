import { expect, test } from 'vitest'
import { canBeLogo, logoLimits } from './logo.ts'

const good = { contentType: 'image/png', bytes: 1_000, size: { width: 300, height: 100 } }

test.each([
  ['a PNG', {}, 'allowed'],
  ['a JPEG of the largest size', { contentType: 'image/jpeg', bytes: logoLimits.bytes }, 'allowed'],
  ['a PDF', { contentType: 'application/pdf' }, 'logoOfOtherType'],
  ['a file of no known kind', { contentType: null }, 'logoOfOtherType'],
  ['one byte too much', { bytes: logoLimits.bytes + 1 }, 'logoTooHeavy'],
  ['a picture that cannot be read', { size: null }, 'logoUnreadable'],
  ['a side too long', { size: { width: 2_001, height: 1 } }, 'logoTooLarge'],
])('USE-030 %s as a logo: %s', (_what, changed, expected) => {
  const decision = canBeLogo({ ...good, ...changed })
  expect(decision.allowed ? 'allowed' : decision.refusal).toBe(expected)
})
