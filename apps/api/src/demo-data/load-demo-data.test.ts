import { expect, test } from 'vitest'
import { openDatabase } from '../database/connection.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { loadDemoData } from './load-demo-data.ts'

test('REL-018 C-240 of two processes that load the demonstration at once one does, and the other waits for it', async () => {
  const { url, drop } = await createTestDatabase()
  const processes = [await openDatabase({ url }), await openDatabase({ url })]
  const loaded = await Promise.all(processes.map(({ db }) => loadDemoData(db, '2026-11-23T15:00:00.000Z')))
  expect(loaded.toSorted()).toEqual([false, true])
  const users = await processes[0]?.db.selectFrom('app_user').select('email').execute()
  expect(new Set(users?.map(({ email }) => email)).size).toBe(users?.length)
  for (const each of processes) await each.close()
  await drop()
})
