import * as contract from '@girassol/contract/session'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { loadDemoPeople } from '../../demo-data/demo-people.ts'
import { type TestApplication, testApplication } from '../../test-application.ts'
import { deliverResetMail } from './test-password-mail.ts'

let application: TestApplication
let minutes = 0
const known = 'purchase@girassol.demo'
const unknown = 'ninguem@girassol.demo'
const inactive = 'marketing@girassol.demo'
const invited = 'commercial@girassol.demo'

beforeAll(async () => {
  application = await testApplication()
  const { db } = application.deps.connection
  await db.transaction().execute(loadDemoPeople)
  await db.updateTable('app_user').set({ active: false }).where('email', '=', inactive).execute()
  await db.updateTable('app_user').set({ password_hash: null }).where('email', '=', invited).execute()
})
afterAll(() => application.close())

/** Each request is in another minute, so that none is above the limit. */
const request = (email: string) => {
  minutes += 2
  application.setNow(new Date(Date.parse('2026-11-23T12:00:00.000Z') + minutes * 60_000).toISOString())
  return application.anonymous(contract.forgotPassword, { body: { email } })
}

/** The texts of the statements that the work sends to the database. */
const listStatements = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  const { pool } = application.deps.connection
  const texts: string[] = []
  const spies = new Map<pg.PoolClient, { mockRestore: () => void }>()
  const listen = (client: pg.PoolClient) => {
    if (spies.has(client)) return
    const query = client.query.bind(client) as (...parts: unknown[]) => unknown
    const spy = vi.spyOn(client, 'query').mockImplementation(((...parts: unknown[]) => {
      const [first] = parts as [string | { text: string }]
      texts.push(typeof first === 'string' ? first : first.text)
      return query(...parts)
    }) as never)
    spies.set(client, spy)
  }
  pool.on('acquire', listen)
  await work()
  pool.off('acquire', listen)
  for (const spy of spies.values()) spy.mockRestore()
  return texts
}

/** The headers without what differs for every call: its id, its time and its nonce. */
const toComparable = ({ statusCode, body, headers }: Awaited<ReturnType<typeof request>>) => {
  const { 'x-request-id': _id, date: _date, 'content-security-policy': policy, ...rest } = headers
  return { statusCode, body, headers: { ...rest, policy: String(policy).replaceAll(/'nonce-[^']+'/g, 'nonce') } }
}

// Anybody may call this, so its answer, or a statement more that only a known address causes, would tell who works with
// the distributor. The invitation and the registration of a seller are calls of staff, who read the list of all users
// and are told that an address or a CNPJ is taken: nothing can be found out by their time.
test('SEC-011 C-220 a request for a new password has the same answer and statements for every address', async () => {
  await request(known)
  const seen = []
  for (const email of [known, unknown, inactive, invited]) {
    let answer: ReturnType<typeof toComparable> | undefined
    const statements = await listStatements(async () => {
      answer = toComparable(await request(email))
    })
    seen.push({ statements, answer })
  }
  const [first, ...others] = seen
  expect(first?.answer).toMatchObject({ statusCode: 202, body: 'null' })
  expect(first?.statements.filter((text) => /app_user|pgboss/.test(text))).toHaveLength(2)
  expect(others).toEqual([first, first, first])
})

test('SEC-011 SEC-012 the job holds an id and neither the address nor a token; only an active user gets a mail', async () => {
  const { db } = application.deps.connection
  await sql`delete from pgboss.job`.execute(db)
  const tokens: (string | undefined)[] = []
  for (const email of [known, unknown, inactive, invited]) {
    await request(email)
    tokens.push(await deliverResetMail(application.deps))
  }
  const token = expect.stringMatching(/^[\w-]{43}$/)
  expect(tokens).toEqual([token, undefined, undefined, token])
  const { rows } = await sql<{ data: object }>`select data from pgboss.job order by created_on`.execute(db)
  const requestId = expect.stringMatching(/^\w{8}$/)
  expect(rows.map(({ data }) => data)).toEqual([
    { userId: expect.any(Number), requestId },
    { userId: null, requestId },
    { userId: null, requestId },
    { userId: expect.any(Number), requestId },
  ])
})

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** 100 requests of each kind, interleaved; the ratio of their medians, and how often the middle tells them apart. */
const compareTimes = async () => {
  const times = { known: [] as number[], unknown: [] as number[] }
  const measure = async (kind: keyof typeof times, email: string) => {
    const since = performance.now()
    await request(email)
    times[kind].push(performance.now() - since)
  }
  // Each comes first as often as the other, so that a machine that becomes slower does so for both.
  for (let pair = 0; pair < 50; pair += 1) {
    await measure('known', known)
    await measure('unknown', unknown)
    await measure('unknown', unknown)
    await measure('known', known)
  }
  const middle = median([...times.known, ...times.unknown])
  const right = times.known.filter((ms) => ms > middle).length + times.unknown.filter((ms) => ms <= middle).length
  return { ratio: median(times.known) / median(times.unknown), right: right / 200 }
}

test('SEC-011 C-220 the time of 200 interleaved requests does not tell a known address from an unknown one', async () => {
  for (let warming = 0; warming < 10; warming += 1) await request(warming % 2 === 0 ? known : unknown)
  // Other work on the machine disturbs a round; a difference in the work would show in every one.
  const isAlike = ({ ratio, right }: Awaited<ReturnType<typeof compareTimes>>) =>
    ratio > 0.8 && ratio < 1.25 && right >= 0.35 && right <= 0.65
  const rounds = [await compareTimes()]
  while (rounds.length < 4 && !rounds.some(isAlike)) rounds.push(await compareTimes())
  expect(rounds.some(isAlike), JSON.stringify(rounds)).toBe(true)
})
