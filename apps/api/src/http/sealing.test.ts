import { expect, test } from 'vitest'
import { createSealing } from './sealing.ts'

const sessionSecret = 'a secret of the tests, long enough'
const previousSecret = 'the secret of before, long enough'
const kind = 'authenticator secret'
const { seal, open } = createSealing({ sessionSecret })

test('SEC-006 C-222 a sealed text shows nothing of it, and only the same secret opens it', () => {
  const sealed = seal(kind, 'JBSWY3DPEHPK3PXP')
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSWY3DP')
  expect(seal(kind, 'JBSWY3DPEHPK3PXP')).not.toBe(sealed)
  expect(open(kind, sealed)).toEqual({ text: 'JBSWY3DPEHPK3PXP', isOutdated: false })
  expect(createSealing({ sessionSecret: previousSecret }).open(kind, sealed)).toBeNull()
})

test('SEC-006 C-224 while the secret is changed the earlier one opens what it sealed, and says so', () => {
  const sealed = createSealing({ sessionSecret: previousSecret }).seal(kind, 'text')
  expect(createSealing({ sessionSecret, previousSecret }).open(kind, sealed)).toEqual({
    text: 'text',
    isOutdated: true,
  })
  expect(open(kind, sealed)).toBeNull()
})

test('SEC-006 a text that was changed, cut or sealed as another kind is not opened', () => {
  const bytes = Buffer.from(seal(kind, 'text'), 'base64url')
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(open(kind, changed.toString('base64url'))).toBeNull()
    expect(open(kind, bytes.subarray(0, at).toString('base64url'))).toBeNull()
  }
  expect(open('set-up ticket', bytes.toString('base64url'))).toBeNull()
})
