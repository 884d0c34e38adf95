import { createTestDatabase } from '@girassol/api/database/test-database'
import { expect, test } from 'vitest'
import { runRolling } from './rolling/run-rolling.ts'
import { runChaos } from './run-chaos.ts'

test('REL-021 C-50 C-52 C-107 kill -9 of API and worker while a slow ERP fails loses nothing and doubles nothing', async () => {
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

test('REL-020 C-232 processes are replaced one by one without a failed call or a job that runs twice', async () => {
  const { url, drop } = await createTestDatabase()
  try {
    const options = { orders: 4, calls: 50, apis: 2, workers: 1, pauseMs: 100, seed: 2026, minutes: 5 }
    const { violations, figures } = await runRolling({ ...options, databaseUrl: url, print: () => undefined })
    expect(violations).toEqual([])
    expect([figures.replaced, (figures.usersCalls ?? 0) >= 50]).toEqual([3, true])
  } finally {
    await drop()
  }
}, 360_000)
