import { execFile } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Connection, openDatabase } from '../database/connection.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { testedProgram } from '../test-programs.ts'
import { bareEnvironment } from '../threads/bare-environment.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let owner: Connection

beforeAll(async () => {
  database = await createTestDatabase()
  owner = await openDatabase({ url: database.url })
  for (const id of [1, 2, 3]) {
    await owner.db
      .insertInto('order_log')
      .values({
        order_id: id,
        user_id: null,
        author: 'Sistema',
        from_status: null,
        to_status: 'BUDGET',
        description: `Pedido ${id} criado`,
        created_at: '2026-11-23T15:00:00.000Z',
      })
      .execute()
  }
})
afterAll(async () => {
  await owner.close()
  await database.drop()
})

const verify = (...options: string[]) =>
  new Promise<{ code: unknown; out: string }>((resolve) => {
    const env = { ...bareEnvironment, PATH: process.env.PATH ?? '', DATABASE_URL: database.url }
    execFile(process.execPath, [testedProgram('commands/verify-audit'), ...options], { env }, (error, out) =>
      resolve({ code: error?.code ?? 0, out }),
    )
  })

test('SEC-024 C-229 the command passes untouched lines and their anchor, and names the line that a superuser changed', async () => {
  const before = await verify()
  expect(before.code).toBe(0)
  const [, anchor = ''] = /Âncora: (order_log:3:[0-9a-f]{64})/.exec(before.out) ?? []
  expect((await verify('--anchor', anchor)).code).toBe(0)
  await owner.db.updateTable('order_log').set({ author: 'Outra pessoa' }).where('order_id', '=', 2).execute()
  const after = await verify('--anchor', anchor)
  expect(after.code).toBe(1)
  expect(after.out).toMatch(/^order_log: a linha 2 foi alterada\.$/m)
})
