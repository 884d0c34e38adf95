import * as contract from '@girassol/contract/session'
import { sql } from 'kysely'
import { fromKysely } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bothDatabases } from '../database/test-database.ts'
import { loadDemoPeople } from '../demo-data/demo-people.ts'
import { deliverEffects } from '../jobs/deliver-effects.ts'
import { type TestApplication, testApplication } from '../test-application.ts'
import { startBoss } from './boss.ts'
import type { Effects } from './effects.ts'
import { createOutbox } from './outbox.ts'
import { createQueues } from './queues.ts'

/** An effect that is recognised by the address that its mail is sent to. */
const toMarked = (name: string): Effects['mail.access-changed'] => ({
  userId: 1,
  email: `${name}@girassol.demo`,
  changes: ['password'],
})

/** Two workers take five at a time: with a pause of a second between the batches these would take 20 seconds. */
const many = 200

describe.each(bothDatabases)('the outbox on %s', (kind) => {
  let application: TestApplication
  let boss: Awaited<ReturnType<typeof startBoss>>
  const send = vi.fn()
  /** Mails of other tests may be sent at the same time. */
  const lettersTo = (name: string) => send.mock.calls.filter(([message]) => message.to.startsWith(name))

  beforeAll(async () => {
    application = await testApplication({ kind, ports: { mail: { send, check: async () => 'SIMULATED' } } })
    const { deps } = application
    await deps.connection.db.transaction().execute(loadDemoPeople)
    const onError = (error: Error) => process.emitWarning(error)
    boss = await startBoss(deps.connection, { works: true, superviseSeconds: 1, onError })
    await createQueues(boss, { first: 1, longest: 60 })
    await deliverEffects({ ...deps, boss }, 1)
  })
  afterAll(async () => {
    await boss.stop({ graceful: false, timeout: 1000 })
    await application.close()
  })

  test('C-02 the link of a password reset leaves by mail after the commit, works once and ends open sessions', async () => {
    const open = await application.as('customer-success@girassol.demo')
    const email = 'customer-success@girassol.demo'
    const answer = await application.anonymous(contract.forgotPassword, { body: { email } })
    expect(answer.statusCode).toBe(202)
    const lettersToThem = () => send.mock.calls.filter(([message]) => message.to === email)
    await vi.waitFor(() => expect(lettersToThem()).toHaveLength(1), { timeout: 20_000 })
    const { text } = (lettersToThem()[0] as [{ text: string }])[0]
    const token = /token=([\w-]+)/.exec(text)?.[1] ?? ''
    const body = { token, password: 'Nova@Senha26', password_confirmation: 'Nova@Senha26' }
    expect((await application.anonymous(contract.resetPassword, { body })).statusCode).toBe(204)
    expect((await application.anonymous(contract.resetPassword, { body })).json().reason).toBe('linkUsed')
    const login = await application.anonymous(contract.login, { body: { email, password: 'Nova@Senha26' } })
    expect(login.statusCode).toBe(200)
    await vi.waitFor(async () => expect((await open(contract.readSession)).statusCode).toBe(401), { timeout: 15_000 })
  })

  test('C-02 SEC-011 an unknown address is answered alike, its job is done at once, and it gets no mail', async () => {
    const answer = await application.anonymous(contract.forgotPassword, { body: { email: 'x@girassol.demo' } })
    expect(answer.statusCode).toBe(202)
    const findState = async () => {
      const { rows } = await sql<{ state: string; retry_count: number }>`
        select state, retry_count from pgboss.job where name = 'mail.password-reset' and data->'userId' = 'null'`.execute(
        application.deps.connection.db,
      )
      return rows
    }
    const done = [{ state: 'completed', retry_count: 0 }]
    await vi.waitFor(async () => expect(await findState()).toEqual(done), { timeout: 20_000 })
    expect(lettersTo('x@')).toEqual([])
  })

  test('C-107 what is recorded in a transaction that fails is never delivered; a failing delivery is tried again', async () => {
    send.mockReset()
    send.mockImplementation(async ({ to }: { readonly to: string }) => {
      if (to.startsWith('fails-') && lettersTo('fails-').length === 1) throw new Error('the mail server is down')
    })
    const { db } = application.deps.connection
    const record = async (fails: boolean) => {
      await db.transaction().execute(async (tx) => {
        await createOutbox(application.deps.boss, tx).add('mail.access-changed', toMarked(`fails-${fails}`))
        if (fails) throw new Error('undone')
      })
    }
    await expect(record(true)).rejects.toThrow('undone')
    await record(false)
    await vi.waitFor(() => expect(lettersTo('fails-false')).toHaveLength(2), { timeout: 25_000 })
    expect(lettersTo('fails-true')).toEqual([])
  })

  test('C-107 an effect that a worker died over is delivered by another one', async () => {
    send.mockReset()
    const { db } = application.deps.connection
    await db.transaction().execute(async (tx) => {
      await createOutbox(application.deps.boss, tx).add('mail.access-changed', toMarked('died-over'))
      await sql`
        update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '1 minute'
        where name = 'mail.access-changed' and data->>'email' = 'died-over@girassol.demo'`.execute(tx)
    })
    await vi.waitFor(() => expect(lettersTo('died-over')).toHaveLength(1), { timeout: 28_000 })
  })

  test('C-107 the commit of an effect wakes a worker that would not look for it for an hour', async () => {
    const { db } = application.deps.connection
    const queue = 'test.wakes'
    const work = vi.fn(async () => undefined)
    await boss.createQueue(queue, { notify: true })
    await boss.work(queue, { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 3600 }, work)
    for (const times of [1, 2]) {
      await db.transaction().execute((tx) => boss.send(queue, {}, { db: fromKysely(tx) }))
      await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(times), { timeout: 20_000 })
    }
  })

  test('C-107 effects that wait are delivered one upon the other, without a pause', async () => {
    send.mockReset()
    const { db } = application.deps.connection
    await db.transaction().execute(async (tx) => {
      const outbox = createOutbox(application.deps.boss, tx)
      for (let n = 0; n < many; n += 1) await outbox.add('mail.access-changed', toMarked(`many-${n}`))
    })
    await vi.waitFor(() => expect(lettersTo('many-')).toHaveLength(many), { timeout: 15_000 })
  })
})
