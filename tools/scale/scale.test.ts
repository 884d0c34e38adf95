import { startPostgres } from '@girassol/api/database/test-postgres'
import { expect, test } from 'vitest'
import { runScale } from './run-scale.ts'

test('REL-019 C-241 with a replica that is behind, and behind PgBouncer, users see their own writes at once', async () => {
  const primary = await startPostgres()
  try {
    const { replica, pooler } = await runScale({ primary, calls: 40, writes: 10, delayMs: 300, print: () => undefined })
    expect(replica.ownMissing).toBe(0)
    // Without lists that are behind, the replica was not asked.
    expect(replica.othersBehind).toBeGreaterThan(0)
    expect(replica.transactions).toBeGreaterThan(replica.othersBehind)
    // PgBouncer is not installed everywhere.
    expect(pooler?.ownMissing ?? 0).toBe(0)
  } finally {
    await primary.stop()
  }
}, 300_000)
