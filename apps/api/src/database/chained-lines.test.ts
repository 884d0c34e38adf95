import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from './connection.ts'
import { asOwner, bothDatabases, freshDatabase } from './test-database.ts'
import type { Tx } from './transaction.ts'
import { chains, hasAnchor, readAnchors, verifyLines } from './verify-lines.ts'

const now = '2026-11-23T15:00:00.000Z'
const logged = ['order_log', 'card_analysis_log', 'audit_entry', 'security_event', 'line_hash']

describe.each(bothDatabases)('lines that can only be added, on %s', (kind) => {
  let connection: Connection

  beforeAll(async () => {
    connection = await freshDatabase(kind)
    for (let orderId = 1; orderId <= 5; orderId += 1) await add(orderId)
  })
  afterAll(() => connection.close())

  const line = (orderId: number) => ({
    order_id: orderId,
    user_id: null,
    author: 'Sistema',
    from_status: null,
    to_status: 'BUDGET' as const,
    description: `Pedido ${orderId} criado`,
    created_at: now,
  })
  const add = (orderId: number) => connection.db.insertInto('order_log').values(line(orderId)).execute()
  const countLines = async () => (await connection.db.selectFrom('order_log').select('id').execute()).length
  const verify = async () => (await verifyLines(connection.db)).find(({ chain }) => chain === 'order_log')
  /** What the command would say while the change of a superuser stands; the change is undone afterwards. */
  const verifyAfter = async (change: (tx: Tx) => Promise<unknown>) => {
    const before = await connection.db.selectFrom('order_log').selectAll().orderBy('id').execute()
    await asOwner(connection, change)
    const found = await verify()
    await asOwner(connection, async (tx) => {
      await sql`delete from order_log`.execute(tx)
      await sql`alter table order_log disable trigger order_log_chain`.execute(tx)
      await sql`insert into order_log overriding system value
        select * from jsonb_populate_recordset(null::order_log, ${JSON.stringify(before)}::jsonb)`.execute(tx)
      await sql`alter table order_log enable trigger order_log_chain`.execute(tx)
    })
    return found
  }

  test.each(logged)('SEC-024 C-229 the application may not change, remove or empty the lines of %s', async (table) => {
    const change = table === 'line_hash' ? sql`set position = position + 1` : sql`set id = default`
    for (const statement of [
      sql`update ${sql.table(table)} ${change}`,
      sql`delete from ${sql.table(table)}`,
      sql`truncate ${sql.table(table)}`,
    ]) {
      await expect(statement.execute(connection.db)).rejects.toThrow(/permission denied|can only be added/)
    }
  })

  test('SEC-024 the application may not write a hash, nor switch the triggers off', async () => {
    const forged = { chain: 'order_log', position: 99, line_id: 99, hash: Buffer.from('00', 'hex') }
    await expect(connection.db.insertInto('line_hash').values(forged).execute()).rejects.toThrow('permission denied')
    await expect(sql`alter table order_log disable trigger all`.execute(connection.db)).rejects.toThrow('must be owner')
  })

  test('SEC-024 the triggers refuse changes even from a role that was granted them by mistake', async () => {
    await asOwner(connection, async (tx) => {
      await sql`grant update, delete on order_log to girassol_application`.execute(tx)
    })
    const { db } = connection
    await expect(db.updateTable('order_log').set({ author: 'x' }).execute()).rejects.toThrow('can only be added')
    await expect(db.deleteFrom('order_log').execute()).rejects.toThrow('can only be added')
    await asOwner(connection, async (tx) => {
      await sql`revoke update, delete on order_log from girassol_application`.execute(tx)
    })
  })

  test('SEC-024 C-229 every chain of unchanged lines is verified without a fault', async () => {
    const found = await verifyLines(connection.db)
    expect(found.map(({ chain }) => chain)).toEqual(chains)
    expect(found.filter((each) => 'fault' in each)).toEqual([])
    expect(await verify()).toMatchObject({ position: await countLines() })
  })

  test('SEC-024 a line that was changed is named, whichever field it was', async () => {
    const { rows } = await sql<{ id: number }>`select id from order_log order by id offset 2 limit 1`.execute(
      connection.db,
    )
    const id = rows[0]?.id ?? 0
    for (const change of [
      { description: 'Outra coisa' },
      { created_at: '2026-11-23T15:00:00.001Z' },
      { order_id: 77 },
      { from_status: 'BUDGET' as const },
    ]) {
      const found = await verifyAfter((tx) => tx.updateTable('order_log').set(change).where('id', '=', id).execute())
      expect(found, Object.keys(change).join()).toEqual({ chain: 'order_log', lineId: id, fault: 'changed' })
    }
    expect(await verify()).toMatchObject({ position: await countLines() })
  })

  test('SEC-024 a removed line and a line without a hash are named', async () => {
    const lastId =
      (await connection.db.selectFrom('order_log').select('id').orderBy('id', 'desc').execute())[0]?.id ?? 0
    const removed = await verifyAfter((tx) => tx.deleteFrom('order_log').where('id', '=', lastId).execute())
    expect(removed).toEqual({ chain: 'order_log', lineId: lastId, fault: 'removed' })
    const added = await verifyAfter(async (tx) => {
      await sql`alter table order_log disable trigger order_log_chain`.execute(tx)
      await tx.insertInto('order_log').values(line(88)).execute()
      await sql`alter table order_log enable trigger order_log_chain`.execute(tx)
    })
    expect(added).toEqual({ chain: 'order_log', lineId: expect.any(Number), fault: 'added' })
  })

  test('SEC-024 C-229 an anchor is found only at its position and with its hash', async () => {
    const anchor = (await readAnchors(connection.db)).find(({ chain }) => chain === 'order_log')
    const [chain, position, hash] = ['order_log', await countLines(), anchor?.hash ?? ''] as const
    expect(position).toBeGreaterThanOrEqual(5)
    expect(anchor).toMatchObject({ position })
    expect(await hasAnchor(connection.db, { chain, position, hash })).toBe(true)
    expect(await hasAnchor(connection.db, { chain, position, hash: '0'.repeat(64) })).toBe(false)
    expect(await hasAnchor(connection.db, { chain, position: position + 4, hash })).toBe(false)
  })

  test('SEC-024 C-229 forty transactions at once make one chain, and one that fails leaves no gap', async () => {
    const before = await countLines()
    const order = (n: number) =>
      connection.db.transaction().execute(async (tx) => {
        await tx
          .insertInto('order_log')
          .values([line(100 + n), line(200 + n)])
          .execute()
        if (n % 4 === 0) throw new Error('undone')
      })
    const ended = await Promise.allSettled(Array.from({ length: 40 }, (_, n) => order(n)))
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
    expect(await verify()).toMatchObject({ position: before + 60 })
  })

  test('SEC-024 a thousand lines of one transaction are chained by the index, not by reading the chain each time', async () => {
    const many = Array.from({ length: 1000 }, (_, n) => line(1000 + n))
    const insert = async () => {
      const begun = performance.now()
      await connection.db.insertInto('order_log').values(many).execute()
      return performance.now() - begun
    }
    const times: number[] = []
    for (let n = 0; n < 8; n += 1) times.push(await insert())
    const [first, last] = [Math.min(...times.slice(0, 3)), Math.min(...times.slice(-3))]
    expect(last / first).toBeLessThan(4)
  })
})
