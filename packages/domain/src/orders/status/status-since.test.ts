import { expect, test } from 'vitest'
import { computeStatusSince } from './status-since.ts'

test('USE-023 a status is counted from the last move, not from the last step of the tracker', () => {
  const moves = [
    { to: 'INVOICE', at: '2026-11-10T12:00:00.000Z' },
    { to: 'INVOICE_VALIDATED', at: '2026-11-17T17:20:00.000Z' },
  ] as const
  expect(computeStatusSince(moves)).toBe('2026-11-17T17:20:00.000Z')
  expect(computeStatusSince([])).toBeNull()
})
