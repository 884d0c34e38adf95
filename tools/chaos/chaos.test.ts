import { createTestDatabase } from '@girassol/api/database/test-database'
import { expect, test } from 'vitest'
import { runChaos } from './run-chaos.ts'

test('C-50 C-52 C-107 kill -9 of API and worker while a slow ERP fails loses nothing and doubles nothing', async () => {
  const { url, drop } = await createTestDatabase()
  try {
    const options = { orders: 20, kills: 3, seed: 2026, minutes: 5, print: () => undefined }
    const { violations, figures } = await runChaos({ ...options, databaseUrl: url })
    expect(violations).toEqual([])
    // Without enough disturbances the run proves nothing.
    expect(figures.unanswered).toBeGreaterThan(0)
    expect(figures.outboxJobsRetried).toBeGreaterThan(0)
  } finally {
    await drop()
  }
}, 360_000)
