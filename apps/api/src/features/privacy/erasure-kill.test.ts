import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Erasures, openErasures } from './test-erasure.ts'

let test$: Erasures

beforeAll(async () => {
  // Only a server has connections that another one can end.
  test$ = await openErasures('postgres')
}, 60_000)
afterAll(() => test$.close())

test('SEC-022 an erasure whose connection is ended before its last step leaves everything as it was', async () => {
  const { cpf } = await test$.cartOfPerson()
  const before = await test$.dump()
  let running: ReturnType<Erasures['erase']> | undefined
  await test$.life.db.transaction().execute(async (tx) => {
    await sql`set local role none`.execute(tx)
    await sql`lock table leftover_file in exclusive mode`.execute(tx)
    running = test$.erase(cpf)
    await expect
      .poll(
        async () => {
          const { rows } = await sql`
          select pg_terminate_backend(pid) from pg_locks where not granted and relation = 'leftover_file'::regclass
            and database = (select oid from pg_database where datname = current_database())`.execute(tx)
          return rows.length
        },
        { timeout: 20_000 },
      )
      .toBe(1)
  })
  expect((await running)?.statusCode).toBeGreaterThanOrEqual(500)
  expect(await test$.dump()).toBe(before)
  expect((await test$.erase(cpf)).statusCode).toBe(200)
})
