import { describe, expect, test } from 'vitest'
import { canReturn, isNfIssued } from './return-rules.ts'

const nfKey = '33150308370779000149550010001100931002410775'

describe('canReturn', () => {
  test.each([
    ['RET-003 without a reason is refused', { reason: ' \n', nfKey }, { allowed: false, refusal: 'noReason' }],
    ['RET-004 without an NF-e is refused', { reason: 'Avaria', nfKey: null }, { allowed: false, refusal: 'noNf' }],
    ['RET-003 RET-004 with both is allowed', { reason: 'Avaria', nfKey }, { allowed: true }],
  ] as const)('%s', (_what, request, decision) => {
    expect(canReturn(request)).toEqual(decision)
  })
  test('RET-006 the NF-e is issued once its key is known', () => {
    expect([isNfIssued({ nfKey }), isNfIssued({ nfKey: null })]).toEqual([true, false])
  })
})
