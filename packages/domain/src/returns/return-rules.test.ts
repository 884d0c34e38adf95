import { describe, expect, test } from 'vitest'
import { canReturn } from './return-rules.ts'

describe('canReturn', () => {
  test.each([
    ['RET-003 without a reason', { reason: ' \n', isInvoiceIssued: true }, { allowed: false, refusal: 'noReason' }],
    ['RET-004 without an NF-e', { reason: 'Avaria', isInvoiceIssued: false }, { allowed: false, refusal: 'noNf' }],
    ['RET-003 RET-004 with both', { reason: 'Avaria', isInvoiceIssued: true }, { allowed: true }],
  ] as const)('%s', (_what, request, decision) => {
    expect(canReturn(request)).toEqual(decision)
  })
})
