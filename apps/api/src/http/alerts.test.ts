import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerJson, type FakeHttpServer, misbehave, startFakeHttpServer } from '../integrations/fake-http-server.ts'
import { usualLimits } from '../integrations/outside-system.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { type TestApplication, testApplication } from '../test-application.ts'
import { measureState } from './state-metrics.ts'

const root = join(import.meta.dirname, '../../../..')
const rules = readFileSync(join(root, 'operating/alerts.yaml'), 'utf8')
const manual = readFileSync(join(root, 'docs/operating.md'), 'utf8')

let application: TestApplication
let server: FakeHttpServer
let isDown = false
/** Reads the database each time. */
const fresh = new Registry()

beforeAll(async () => {
  server = await startFakeHttpServer((_path, response) =>
    isDown ? misbehave(response, 'fails') : answerJson(response, 200, { match: 1 }),
  )
  const environment = { CARD_CHECK: 'http', CARD_CHECK_URL: server.url, CARD_CHECK_TOKEN: 'token' }
  application = await testApplication({ environment, limits: { ...usualLimits, pauseMs: 1 } })
  measureState(fresh, application.deps, 0)
})
afterAll(async () => {
  await application.close()
  await server.close()
})

/** The value of a line such as `name{label="value"} 3`; undefined if there is none. */
const readValue = async (registry: Registry | undefined, line: string): Promise<number | undefined> => {
  const found = (await registry?.metrics())?.split('\n').find((each) => each.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.split(' ').at(-1))
}
const readState = (line: string) => readValue(fresh, line)
const readCalls = (outcome: string) =>
  readValue(
    application.deps.outsideMetrics,
    `outside_call_duration_seconds_count{system="CARD_CHECK",outcome="${outcome}"}`,
  )
const readAway = () => readValue(application.deps.outsideMetrics, 'outside_system_away{system="CARD_CHECK"}')
const run = (statement: ReturnType<typeof sql>) => statement.execute(application.deps.connection.db)

test('REL-015 C-238 calls of an outside system are counted by outcome, and it is reported as away until it answers', async () => {
  const { cardCheck } = application.deps.ports
  const match = () => cardCheck.match({ customerDocument: '52998224725', holderDocument: null, cardNumber: '4' })
  await match()
  expect([await readCalls('answer'), await readCalls('failure')]).toEqual([1, undefined])
  isDown = true
  for (let call = 0; call < usualLimits.failures; call += 1) await expect(match()).rejects.toThrow()
  expect([await readCalls('failure'), await readAway()]).toEqual([5, 1])
  isDown = false
  await expect.poll(() => match().catch(() => null), { timeout: 10_000 }).toBe(1)
  expect([await readCalls('answer'), await readAway()]).toEqual([2, 0])
})

test('REL-015 C-238 jobs that wait, how long, and those that failed for good', async () => {
  const { deps } = application
  const lines = ['queue_jobs_waiting', 'queue_jobs_failed'].map((name) => `${name}{queue="mail.notification"}`)
  const read = () => Promise.all(lines.map(readState))
  const oldest = () => readState('queue_oldest_waiting_seconds{queue="mail.notification"}')
  expect([await read(), await oldest()]).toEqual([[0, 0], 0])
  await deps.connection.db
    .transaction()
    .execute((tx) => createOutbox(deps.boss, tx).add('mail.notification', { notificationId: 1 }))
  await run(sql`update pgboss.job set created_on = now() - interval '1 hour'`)
  expect(await read()).toEqual([1, 0])
  expect(await oldest()).toBeGreaterThanOrEqual(3600)
  await run(sql`update pgboss.job set state = 'failed', completed_on = now()`)
  expect([await read(), await oldest()]).toEqual([[0, 1], 0])
  await run(sql`delete from pgboss.job`)
  expect(await read()).toEqual([0, 0])
})

test('REL-015 C-238 messages that nobody could use, and the age of the last one', async () => {
  expect(await readState('inbound_messages_dead{source="payments"}')).toBeUndefined()
  await run(sql`
    insert into inbound_event (source, key, event, payload, outcome, received_at)
    values ('payments', 'k1', 'order.paid', '{}', 'dead', now() - interval '2 hours')`)
  expect(await readState('inbound_messages_dead{source="payments"}')).toBe(1)
  expect(await readState('inbound_last_message_age_seconds{source="payments"}')).toBeGreaterThanOrEqual(7200)
  await run(sql`update inbound_event set handled_at = now()`)
  expect(await readState('inbound_messages_dead{source="payments"}')).toBe(0)
})

test('REL-015 C-238 calls that wait for a connection to the database', async () => {
  const { pool } = application.deps.connection
  expect(await readState('database_pool_waiting{pool="main"}')).toBe(0)
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const next = pool.connect()
  const waiting = readState('database_pool_waiting{pool="main"}')
  for (const client of held) client.release()
  ;(await next).release()
  expect(await waiting).toBe(1)
  expect(await readState('database_pool_waiting{pool="main"}')).toBe(0)
})

test('REL-015 C-238 each alert reads metrics that exist, and has its section in docs/operating.md', async () => {
  const metrics = (await application.app.inject({ url: '/metrics' })).body
  const alerts = rules.split(/^ {6}- alert: /m).slice(1)
  expect(alerts.length).toBeGreaterThanOrEqual(10)
  for (const alert of alerts) {
    const name = /^\w+/.exec(alert)?.[0] ?? ''
    expect(manual).toMatch(new RegExp(`^### ${name}\\n\\S`, 'm'))
    const expression = /expr:([\s\S]+?)\n {8}(?:for|labels):/.exec(alert)?.[1] ?? ''
    const read = expression.match(/\b(?:[a-z]+_){2,}[a-z]+\b/g) ?? []
    expect(read).not.toEqual([])
    for (const each of read) expect(metrics).toContain(`# TYPE ${each.replace(/_(?:bucket|count)$/, '')} `)
  }
})
