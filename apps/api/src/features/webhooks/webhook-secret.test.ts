import { expect, test } from 'vitest'
import { createSealing } from '../../http/sealing.ts'
import { makeSealedSecret, openSecret, signMessage } from './webhook-secret.ts'

const sealing = createSealing({ sessionSecret: 'a secret of the tests, long enough to sign with' })

test('WHK-003 the example of C-208', () => {
  const body =
    '{"type":"order.status_changed","timestamp":"2027-01-01T00:00:00.000Z","data":{"id":10001,"from":"INVOICE_VALIDATED","to":"PROCESSING"}}'
  const signed = { id: 'msg_0198f0c0a1b27c3d', timestamp: 1798761600, body }
  expect(signMessage('whsec_Z2lyYXNzb2wtZXhlbXBsby1kZS1zZWdyZWRvLTAwMDE=', signed)).toBe(
    'v1,8DDBUwoi8soTXuClKovLjt0SfpVTA8Pf2yWHNaJLr7g=',
  )
})

test('WHK-001 a secret is whsec_ and 24 to 64 bytes, and is stored sealed', () => {
  const sealed = makeSealedSecret(sealing)
  const secret = openSecret(sealing, sealed) ?? ''
  expect(secret).toMatch(/^whsec_[0-9A-Za-z+/]+=*$/)
  const bytes = Buffer.from(secret.slice(6), 'base64').length
  expect([bytes >= 24, bytes <= 64]).toEqual([true, true])
  expect(sealed).not.toContain(secret.slice(6, 20))
  expect(
    openSecret(createSealing({ sessionSecret: 'another secret, as long as the first one was' }), sealed),
  ).toBeNull()
})
