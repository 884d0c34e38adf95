import { computeRetentionLimit, type RetentionName, retention } from '@girassol/domain/administration'
import { plusHours } from '@girassol/domain/shared'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asOwner, testedDatabases } from '../database/test-database.ts'
import { verifyLines } from '../database/verify-lines.ts'
import { insertNegotiationOf } from '../features/negotiations/test-stored-negotiation.ts'
import { type Life, openLife } from '../features/orders/test-life.ts'
import { attach } from '../features/vouchers/test-attachment.ts'
import { applyRetention } from './apply-retention.ts'

const night = '2026-11-23T06:45:00.000Z'

/** The clock of the database has the last word about security events, so this night must be over for it, too. */
const pastNight = '2024-11-20T06:45:00.000Z'

const millisecond = 1 / 3_600_000
/** The oldest record that stays is of this instant, and the youngest that is removed of the second one. */
const limitOf = (name: RetentionName, now = night): string => computeRetentionLimit(name, now)
const tooOld = (name: RetentionName, now = night): string => plusHours(limitOf(name, now), -millisecond)

describe.each(testedDatabases)('what is removed when its time is over, on %s', (kind) => {
  let life: Life
  let logged: Record<string, unknown>

  beforeAll(async () => {
    life = await openLife(kind)
  }, 60_000)
  afterAll(() => life.close())

  const applyAt = async (instant = night): Promise<void> => {
    life.setNow(instant)
    logged = {}
    const info = (line: object) => Object.assign(logged, { [(line as { retention: string }).retention]: line })
    await applyRetention({ ...life.deps, log: { ...life.deps.log, info } as never })
  }
  const removed = (name: RetentionName) => (logged[name] as { removed: number }).removed

  /** An order that was moved to its status at this instant, and made a day before. */
  const orderEndedAt = async (status: Parameters<Life['orderAt']>[0], instant: string): Promise<number> => {
    life.setNow(night)
    const id = await life.orderAt(status, { created_at: plusHours(instant, -24) })
    await asOwner(life.deps.connection, (tx) =>
      tx.updateTable('order_log').set({ created_at: instant }).where('order_id', '=', id).execute(),
    )
    return id
  }

  test('SEC-023 C-228 C-235 a message is removed after 180 days, to the millisecond; one that waits for a person stays', async () => {
    const message = (key: string, received_at: string, outcome: 'noted' | 'dead') =>
      ({ source: 'erp', key, event: 'x', payload: '{}', outcome, received_at }) as const
    await life.db
      .insertInto('inbound_event')
      .values([
        message('old', tooOld('inboundMessages'), 'noted'),
        message('exact', limitOf('inboundMessages'), 'noted'),
        message('waits', tooOld('inboundMessages'), 'dead'),
      ])
      .execute()
    await applyAt()
    const left = await life.db.selectFrom('inbound_event').select('key').orderBy('key').execute()
    expect(left.map(({ key }) => key)).toEqual(['exact', 'waits'])
    expect(removed('inboundMessages')).toBe(1)
  })

  test('SEC-023 C-228 the credit form of a refused order is removed after 90 days, to the millisecond; that of a delivered one stays', async () => {
    const form = async (id: number) =>
      life.db
        .insertInto('order_financing')
        .values({
          order_id: id,
          equipment_value_cents: 1,
          input_value_cents: 1,
          waiting_period_days: 30,
          installments: 12,
          installments_value_cents: 1,
          person: '{}',
          saved_by: 1,
          saved_at: night,
        })
        .execute()
    const old = await orderEndedAt('INVOICE_REPROVED', tooOld('refusedFinancing'))
    const exact = await orderEndedAt('INVOICE_CANCELED', limitOf('refusedFinancing'))
    const delivered = await orderEndedAt('INVOICE_DELIVERED', tooOld('refusedFinancing'))
    for (const id of [old, exact, delivered]) await form(id)
    await applyAt()
    const left = await life.db.selectFrom('order_financing').select('order_id').orderBy('order_id').execute()
    expect(left.map(({ order_id }) => order_id)).toEqual([exact, delivered])
    expect(removed('refusedFinancing')).toBe(1)
    expect(await life.readStatus(old)).toBe('INVOICE_REPROVED')
  })

  test('SEC-023 C-228 an order goes with its revisions and files 5 years after its end, to the millisecond; a running one stays', async () => {
    const { files } = life.deps.ports
    const old = await orderEndedAt('INVOICE_DELIVERED', tooOld('orders'))
    const exact = await orderEndedAt('INVOICE_RETURNED', limitOf('orders'))
    const running = await orderEndedAt('INVOICE_BILLED', tooOld('orders'))
    const keys: string[] = []
    for (const id of [old, exact, running]) {
      await attach(life.db, { order_id: id, filename: 'nota.pdf' })
      for (const key of [`orders/${id}/nota.pdf`, `documents/${id}-20200101/DANFE-1.json`]) {
        keys.push(key)
        await files.put({ key, bytes: Buffer.from('x'), contentType: 'application/pdf' })
      }
      await sql`
        insert into budget_revision (order_id, version, content, saved_at, replaced_by, replaced_at)
        values (${id}, 1, '{}', ${night}, 'Ana', ${night})`.execute(life.db)
      await sql`
        insert into point_entry (seller_id, type, value, qualifiable, order_id, created_at)
        select seller_id, 'CREDIT', 10, true, id, ${night} from orders where id = ${id}`.execute(life.db)
    }
    await applyAt()
    const ids = [old, exact, running]
    const left = async (table: 'orders' | 'budget_revision' | 'order_attachment' | 'point_entry' | 'order_log') => {
      const column = table === 'orders' ? 'id' : 'order_id'
      const { rows } = await sql<{ id: number }>`
        select distinct ${sql.ref(column)} as id from ${sql.table(table)} where ${sql.ref(column)} = any(${ids}) order by 1`.execute(
        life.db,
      )
      return rows.map(({ id }) => id)
    }
    expect(removed('orders')).toBe(1)
    for (const table of ['orders', 'budget_revision', 'order_attachment'] as const)
      expect(await left(table), table).toEqual([exact, running])
    for (const table of ['point_entry', 'order_log'] as const) expect(await left(table), table).toEqual(ids)
    const found = await Promise.all(keys.map(async (key) => ((await files.exists(key)) ? key : null)))
    expect(found.filter((key) => key !== null)).toEqual(keys.slice(2))
    await Promise.all(keys.map((key) => files.remove(key)))
  })

  /** A negotiation with a row of every kind and a file of its own, and why its budget was lost. */
  const negotiate = async (orderId: number, endedAt: string): Promise<string> => {
    const { negotiationId, fileId } = await insertNegotiationOf(life.db, orderId, 'Menos')
    const key = `negotiations/${orderId}.pdf`
    const statements = [
      sql`update negotiation set status = 'REFUSED', ended_at = ${endedAt} where id = ${negotiationId}`,
      sql`update negotiation_file set storage_key = ${key} where id = ${fileId}`,
      sql`insert into negotiation_round_line
        select round.id, (select min(code) from product), 1, 1, 1000, 500, 900
        from negotiation_round round where negotiation_id = ${negotiationId}`,
      sql`insert into negotiation_move (negotiation_id, round, to_status, moved_at)
        values (${negotiationId}, 1, 'REFUSED', ${endedAt})`,
      sql`insert into negotiation_reader select negotiation_id, author_id, id, written_at
        from negotiation_message where negotiation_id = ${negotiationId}`,
      sql`insert into budget_outcome (order_id, seller_id, outcome, decided_at, reason, reason_at)
        values (${orderId}, 1, 'LOST', ${endedAt}, 'PRICE', ${endedAt})`,
    ]
    for (const statement of statements) await statement.execute(life.db)
    await life.deps.ports.files.put({ key, bytes: Buffer.from('x'), contentType: 'application/pdf' })
    return key
  }
  const negotiationTables = ['', '_round', '_round_line', '_move', '_message', '_file', '_reader'].map(
    (end) => `negotiation${end}`,
  )
  const countNegotiated = async () => {
    const counts: Record<string, number | undefined> = {}
    for (const table of [...negotiationTables, 'budget_outcome']) {
      const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(table)}`.execute(life.db)
      counts[table] = rows[0]?.n
    }
    return counts
  }
  const ofEach = (n: number) => Object.fromEntries([...negotiationTables, 'budget_outcome'].map((table) => [table, n]))

  test('SEC-023 QUO-001 QUO-019 a negotiation goes in the night of its order, or 5 years after the end of a removed budget, with its files', async () => {
    const ended = await orderEndedAt('BUDGET_EXPIRED', tooOld('orders'))
    const exact = await orderEndedAt('BUDGET_EXPIRED', limitOf('orders'))
    const running = await orderEndedAt('INVOICE_BILLED', tooOld('orders'))
    const [removedOld, removedYoung] = [await life.budget(), await life.budget()]
    const keys: string[] = []
    for (const id of [ended, removedOld, exact, running]) keys.push(await negotiate(id, tooOld('negotiations')))
    keys.push(await negotiate(removedYoung, limitOf('negotiations')))
    await life.db.deleteFrom('orders').where('id', 'in', [removedOld, removedYoung]).execute()
    expect(await countNegotiated()).toEqual(ofEach(5))
    await applyAt()
    expect(await countNegotiated()).toEqual(ofEach(3))
    const left = await life.db.selectFrom('negotiation').select('order_id').orderBy('order_id').execute()
    expect(left.map(({ order_id }) => order_id)).toEqual([exact, running, removedYoung])
    expect([removed('orders'), removed('negotiations')]).toEqual([1, 2])
    const { files } = life.deps.ports
    expect(await Promise.all(keys.map((key) => files.exists(key)))).toEqual([false, false, true, true, true])
    await Promise.all(keys.map((key) => files.remove(key)))
  })

  test('SEC-023 HOM-001 a homologation goes with its log and pack 5 years after its last change, to the millisecond', async () => {
    const { seller_id, created_by } = await life.read(await life.orderAt('INVOICE_DELIVERED'))
    const add = async (updated_at: string) => {
      const made = { seller_id, created_by, created_at: updated_at, updated_at, status_on: '2020-01-01' }
      const { id } = await life.db.insertInto('homologation').values(made).returning('id').executeTakeFirstOrThrow()
      await life.db
        .insertInto('homologation_log')
        .values({ homologation_id: id, at: updated_at, author_id: created_by, kind: 'CREATED' })
        .execute()
      await life.db
        .insertInto('homologation_pack')
        .values({ homologation_id: id, submitted_at: updated_at, sha256: '0'.repeat(64), bytes: Buffer.from('x') })
        .execute()
      return id
    }
    const [old, exact] = [await add(tooOld('homologations')), await add(limitOf('homologations'))]
    await applyAt()
    expect(removed('homologations')).toBe(1)
    const left = await life.db.selectFrom('homologation').select('id').where('id', 'in', [old, exact]).execute()
    expect(left).toEqual([{ id: exact }])
    for (const table of ['homologation_log', 'homologation_pack'] as const) {
      const rows = await life.db.selectFrom(table).select('homologation_id').execute()
      expect(rows, table).toEqual([{ homologation_id: exact }])
    }
  })

  const addEvent = (made_at: string) =>
    life.db
      .insertInto('security_event')
      .values({ made_at, kind: 'sign-in', call: 'POST /login', network: 'x', request_id: made_at })
      .execute()
  const readEvents = async () =>
    (await life.db.selectFrom('security_event').select('made_at').orderBy('id').execute()).map(({ made_at }) =>
      new Date(made_at).toISOString(),
    )
  /** The chain of the security events starts anew. */
  const beginChain = () =>
    asOwner(life.deps.connection, async (tx) => {
      await sql`delete from security_event; delete from line_hash where chain = 'security_event';
        delete from line_anchor where chain = 'security_event'`.execute(tx)
    })
  const verify = async () => (await verifyLines(life.db)).find(({ chain }) => chain === 'security_event')

  test('SEC-023 C-228 C-229 security events are removed after a year, from the first on and never past a younger one, and the rest is verified', async () => {
    await beginChain()
    const [old, exact] = [tooOld('securityEvents', pastNight), limitOf('securityEvents', pastNight)]
    const times = [old, old, exact, old, pastNight]
    for (const at of times) await addEvent(at)
    expect(await verify()).toMatchObject({ position: 5 })
    await applyAt(pastNight)
    expect(removed('securityEvents')).toBe(2)
    expect(await readEvents()).toEqual(times.slice(2))
    expect(await verify()).toMatchObject({ position: 5, hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
    await addEvent(pastNight)
    expect(await verify()).toMatchObject({ position: 6 })
    await applyAt(plusHours(pastNight, millisecond))
    expect(await readEvents()).toEqual([pastNight, pastNight])
    expect(await verify()).toMatchObject({ position: 6 })
  })

  test('SEC-023 C-229 the application removes no younger line, by no argument, and moves no anchor', async () => {
    const { rows } = await sql<{ at: string }>`select now() - interval '1 year' + interval '1 minute' as at`.execute(
      life.db,
    )
    const young = rows[0]?.at ?? ''
    await beginChain()
    for (const at of [pastNight, pastNight]) await addEvent(at)
    await addEvent(young)
    await sql`select remove_old_security_events(now() + interval '10 years', 1000)`.execute(life.db)
    expect(await readEvents()).toEqual([young])
    expect(await verify()).toMatchObject({ position: 3 })
    await expect(sql`delete from security_event`.execute(life.db)).rejects.toThrow('permission denied')
    await expect(sql`update line_anchor set position = position + 1`.execute(life.db)).rejects.toThrow(
      'permission denied',
    )
    await expect(sql`delete from line_anchor`.execute(life.db)).rejects.toThrow('permission denied')
  })

  test('SEC-023 SEC-024 any other removal from the front is named: of a line, and of a line with its hash', async () => {
    await beginChain()
    for (const at of [night, night]) await addEvent(at)
    const { rows } = await sql<{ line_id: number; position: number }>`
      select line_id, position from line_hash where chain = 'security_event' order by position limit 2`.execute(life.db)
    const [first, second] = rows
    await asOwner(life.deps.connection, (tx) =>
      tx
        .deleteFrom('security_event')
        .where('id', '=', first?.line_id ?? 0)
        .execute(),
    )
    expect(await verify()).toEqual({ chain: 'security_event', lineId: first?.line_id, fault: 'removed' })
    await asOwner(life.deps.connection, (tx) =>
      tx
        .deleteFrom('line_hash')
        .where('chain', '=', 'security_event')
        .where('line_id', '=', first?.line_id ?? 0)
        .execute(),
    )
    expect(await verify()).toEqual({ chain: 'security_event', lineId: second?.line_id, fault: 'reordered' })
  })

  test('SEC-023 each row of the table says how much it removed, also nothing', async () => {
    await applyAt()
    expect(Object.keys(logged).sort()).toEqual([...Object.keys(retention), 'filesOfOrders'].sort())
    expect(removed('orders')).toBe(0)
  })
})
