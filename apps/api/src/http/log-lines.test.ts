import { Writable } from 'node:stream'
import { saveCustomer } from '@girassol/contract/customers'
import { updateProfile } from '@girassol/contract/profile'
import { forgotPassword, login } from '@girassol/contract/session'
import { roles } from '@girassol/domain/access'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testedDatabases } from '../database/test-database.ts'
import { demoPassword } from '../demo-data/demo-accounts.ts'
import { deliverEffects } from '../jobs/deliver-effects.ts'
import { startBoss } from '../outbox/boss.ts'
import { type TestApplication, testApplication } from '../test-application.ts'
import { everyEndpoint, findUsualCaller, toDemoEmail, wellFormed } from './test-contract.ts'

type Line = Readonly<Record<string, unknown>>

/** E-mail addresses, documents, phones, tokens and the passwords of these tests. */
const personal = [
  /[\w.+-]+@[\w-]+\.\w+/,
  /(?<![\w-])\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?![\w-])/,
  /\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}/,
  /\(\d{2}\) ?\d{4,5}-?\d{4}/,
  /eyJ[\w-]{10,}/,
  /Girassol@2026|Errada@26|Chuva-Fina/,
  /Segredo/i,
]

describe.each(testedDatabases)('the log on %s', (kind) => {
  let test$: TestApplication
  const written: string[] = []

  beforeAll(async () => {
    const logStream = new Writable({
      write: (chunk, _encoding, done) => {
        written.push(String(chunk))
        done()
      },
    })
    test$ = await testApplication({ kind, contents: 'demonstration', logStream })
  })
  afterAll(() => test$.close())

  const readLines = (): readonly Line[] =>
    written
      .join('')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Line)
  const findLast = (call: string) => readLines().findLast((line) => line.call === call)

  test('SEC-010 C-223 a request is one JSON line with its id, user, roles, seller and hashed network', async () => {
    const caller = await test$.as(toDemoEmail('ADMINISTRATOR'), 'INT002')
    const answer = await caller(saveCustomer, { body: { name: 'Segredo' } as never })
    const { db } = test$.deps.connection
    const user = await db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', toDemoEmail('ADMINISTRATOR'))
      .executeTakeFirstOrThrow()
    const seller = await db.selectFrom('seller').select('id').where('erp_code', '=', 'INT002').executeTakeFirstOrThrow()
    expect(findLast(`${saveCustomer.method} ${saveCustomer.path}`)).toMatchObject({
      reqId: answer.headers['x-request-id'],
      status: 400,
      user: user.id,
      roles: ['ADMINISTRATOR'],
      seller: seller.id,
      network: expect.stringMatching(/^[\w-]{16}$/),
    })
  })

  test('SEC-010 the hash of one network is another one the next day', async () => {
    const networkOn = async (day: string) => {
      test$.setNow(`2026-11-${day}T12:00:00.000Z`)
      await test$.anonymous(login, { body: { email: toDemoEmail('PURCHASE'), password: 'Errada@26' } })
      return findLast('POST /auth/login')?.network
    }
    const [first, again, nextDay] = [await networkOn('23'), await networkOn('23'), await networkOn('24')]
    expect(again).toBe(first)
    expect(nextDay).not.toBe(first)
  })

  test('SEC-010 whatever the calls of every endpoint contain, the log has no personal data and no secret', async () => {
    const callers = new Map(
      await Promise.all(roles.map(async (role) => [role, await test$.as(toDemoEmail(role), 'INT001')] as const)),
    )
    for (const [, endpoint] of everyEndpoint) {
      const caller = endpoint.requires === 'public' ? test$.anonymous : callers.get(findUsualCaller(endpoint))
      await caller?.(endpoint, wellFormed(endpoint) as never)
      await caller?.(endpoint, { params: { id: 'Segredo' }, query: { term: 'Segredo' }, body: '{"a":' } as never, {
        'content-type': 'application/json',
      })
    }
    await test$.anonymous(login, { body: { email: 'segredo@casa.example', password: 'Errada@26' } })
    await callers.get('MARKETING')?.(updateProfile, {
      body: {
        name: 'Segredo',
        email: 'segredo@casa.example',
        notificationMethods: ['EMAIL'],
        password: 'Chuva-Fina#42',
        password_confirmation: 'Chuva-Fina#42',
        currentPassword: demoPassword,
      },
    })
    expect(readLines().length).toBeGreaterThan(400)
    expect(written.filter((line) => personal.some((pattern) => pattern.test(line)))).toEqual([])
  })

  test('SEC-010 a job is one line with its name, its try, its ids and the request that caused it', async () => {
    const lines: Line[] = []
    const log = { info: (fields: Line) => void lines.push(fields), warn: () => undefined }
    const answer = await test$.anonymous(forgotPassword, { body: { email: toDemoEmail('FINANCIAL') } })
    const { deps } = test$
    const boss = await startBoss(deps.connection, { works: true, onError: () => undefined })
    await deliverEffects({ ...deps, boss, log })
    const line = await vi.waitFor(() => {
      const found = lines.find(({ requestId }) => requestId === answer.headers['x-request-id'])
      expect(found).toBeDefined()
      return found
    }, 15_000)
    await boss.stop({ graceful: true, timeout: 5000 })
    expect(line).toMatchObject({ job: 'mail.password-reset', try: 1, userId: expect.any(Number), outcome: 'completed' })
    expect(JSON.stringify(lines)).not.toMatch(/@|token/)
  })
})
