import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { bothDatabases } from '../database/test-database.ts'
import { loadDemoPeople } from '../demo-data/demo-people.ts'
import { SystemAway } from '../integrations/system-away.ts'
import { startBoss } from '../outbox/boss.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { createQueues } from '../outbox/queues.ts'
import { type TestApplication, testApplication } from '../test-application.ts'
import { deliverEffects } from './deliver-effects.ts'
import { createTimetable, runTimetable } from './timetable.ts'

type Boss = Awaited<ReturnType<typeof startBoss>>

const notCalled = new SystemAway({ system: 'MAIL', wasCalled: false, cause: 'it has just failed' })
const patience = { timeout: 20_000 }

describe.each(bothDatabases)('jobs whose outside system is away, on %s', (kind) => {
  let application: TestApplication
  const bosses: Boss[] = []
  const send = vi.fn()

  beforeAll(async () => {
    application = await testApplication({ kind, ports: { mail: { send, check: async () => 'SIMULATED' } } })
    await application.deps.connection.db.transaction().execute(loadDemoPeople)
  })
  afterEach(async () => {
    await Promise.all(bosses.splice(0).map((boss) => boss.stop({ graceful: false, timeout: 1000 })))
    await sql`delete from pgboss.job`.execute(application.deps.connection.db)
  })
  afterAll(() => application.close())

  const startWorker = async (): Promise<Boss> => {
    const onError = (error: Error) => process.emitWarning(error)
    const boss = await startBoss(application.deps.connection, { works: true, superviseSeconds: 1, onError })
    bosses.push(boss)
    await createQueues(boss, { first: 1, longest: 60 })
    return boss
  }
  type Row = { state: string; retry_count: number; retry_limit: number; waits: boolean; message: string }
  const readJob = async (name: string): Promise<Row | undefined> => {
    const { rows } = await sql<Row>`
      select state, retry_count, retry_limit, start_after > clock_timestamp() + interval '20 seconds' as waits,
        output->>'message' as message
      from pgboss.job where name = ${name}`.execute(application.deps.connection.db)
    return rows[0]
  }
  const retryNow = () =>
    sql`update pgboss.job set start_after = now() where name = 'mail.password-reset'`.execute(
      application.deps.connection.db,
    )

  test('REL-007 C-234 an effect whose system was not called waits, however often, without using up a try', async () => {
    const { deps } = application
    for (const _each of [1, 2]) send.mockRejectedValueOnce(notCalled)
    send.mockRejectedValueOnce(new Error('the mail server is down'))
    await deps.connection.db
      .transaction()
      .execute((tx) => createOutbox(deps.boss, tx).add('mail.password-reset', { userId: 1 }))
    await deliverEffects({ ...deps, boss: await startWorker() }, 1)
    for (const calls of [1, 2]) {
      await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(calls), patience)
      await vi.waitFor(async () => {
        expect(await readJob('mail.password-reset')).toEqual({
          state: 'retry',
          retry_count: 0,
          retry_limit: 12,
          waits: true,
          message: expect.stringContaining('MAIL was not called'),
        })
      }, patience)
      await retryNow()
    }
    // The real failure counts, and is tried again soon by itself.
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(4), patience)
    await vi.waitFor(async () => {
      expect(await readJob('mail.password-reset')).toMatchObject({ state: 'completed', retry_count: 1 })
    }, patience)
  }, 60_000)

  test('REL-007 a job of the timetable never overlaps with itself, in no process, nor in a queue of an earlier release', async () => {
    const { deps } = application
    const first = await startWorker()
    await first.createQueue('copy-erp-conditions', { retryLimit: 3 })
    await first.send('copy-erp-conditions', {})
    await createTimetable({ ...deps, boss: first })
    await first.send('copy-erp-conditions', {})
    const answer = Promise.withResolvers<[]>()
    const listConditions = vi.fn(() => answer.promise)
    const { ports } = deps
    const slow = { ...ports, erp: { ...ports.erp, payments: { listConditions } } }
    await runTimetable({ ...deps, ports: slow, boss: first })
    await vi.waitFor(() => expect(listConditions).toHaveBeenCalledTimes(1), patience)
    const second = await startWorker()
    expect(await second.fetch('copy-erp-conditions')).toEqual([])
    answer.resolve([])
    let fetched = 0
    await vi.waitFor(async () => {
      fetched += (await second.fetch('copy-erp-conditions')).length
      // Either worker may take the second run now.
      expect(fetched + listConditions.mock.calls.length).toBe(2)
    }, patience)
  }, 60_000)

  test('PTS-057 points of an earlier release get their balances as soon as a server starts', async () => {
    const { deps } = application
    const { db } = deps.connection
    await sql`with old as (insert into seller (erp_code, name, fancy_name, cnpj, erp_state) values ('OLD', 'Old', 'Old', 'old', 'SP') returning id)
      insert into point_entry (seller_id, type, value, qualifiable, created_at) select id, 'CREDIT', 30, true, now() from old`.execute(
      db,
    )
    const boss = await startWorker()
    await createTimetable({ ...deps, boss })
    await runTimetable({ ...deps, boss })
    await vi.waitFor(async () => {
      expect(await db.selectFrom('point_entry').select('balance').execute()).toEqual([{ balance: 30 }])
    }, patience)
  }, 60_000)
})
