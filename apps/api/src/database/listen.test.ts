import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Connection } from './connection.ts'
import { asOwner, bothDatabases, freshDatabase } from './test-database.ts'

describe.each(bothDatabases)('the notifications of a channel on %s', (kind) => {
  let connection: Connection
  let subscription: { readonly close: () => Promise<void> } | undefined
  const receive = vi.fn()
  const reconnected = vi.fn()

  beforeAll(async () => {
    connection = await freshDatabase(kind)
    subscription = await connection.listen?.('news', receive, reconnected)
  })
  afterAll(async () => {
    await subscription?.close()
    await connection.close()
  })

  const notify = (payload: string, fails = false) =>
    connection.db.transaction().execute(async (tx) => {
      await sql`select pg_notify('other', 'not for us'), pg_notify('news', ${payload})`.execute(tx)
      if (fails) throw new Error('undone')
    })

  test('C-107 arrive when the transaction is committed, and never when it fails', async () => {
    await expect(notify('undone', true)).rejects.toThrow('undone')
    await notify('done')
    await vi.waitFor(() => expect(receive.mock.calls).toEqual([['done']]), 10_000)
  })

  // The embedded database is in this process: no connection to it is lost.
  if (kind === 'pglite') return
  test('REL-001 arrive again after a lost connection, which is reported', async () => {
    receive.mockClear()
    await asOwner(connection, (tx) =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen %'`.execute(tx),
    )
    await vi.waitFor(() => expect(reconnected).toHaveBeenCalledOnce(), 20_000)
    await notify('after')
    await vi.waitFor(() => expect(receive.mock.calls).toEqual([['after']]), 10_000)
  })
})
