import { listAuditEntries } from '@girassol/contract/administration'
import * as contract from '@girassol/contract/failures'
import { roles } from '@girassol/domain/access'
import { listOperations } from '@girassol/domain/failures'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import { loadDemoPeople } from '../../demo-data/demo-people.ts'
import { deliverEffects } from '../../jobs/deliver-effects.ts'
import { createTimetable, timetable } from '../../jobs/timetable.ts'
import { startBoss } from '../../outbox/boss.ts'
import { type Effects, effectNames } from '../../outbox/effects.ts'
import { createOutbox } from '../../outbox/outbox.ts'
import { type Caller, type TestApplication, testApplication } from '../../test-application.ts'
import { reportFailures } from './report-failures.ts'

test('C-140 every effect and every scheduled task has a label', () => {
  const names = [...effectNames, ...timetable.map(({ name }) => name)]
  expect(listOperations().toSorted()).toEqual(names.toSorted())
})

describe.each(bothDatabases)('operations that failed on %s', (kind) => {
  let application: TestApplication
  let administrator: Caller
  const send = vi.fn()

  beforeAll(async () => {
    application = await testApplication({ kind, ports: { mail: { send, check: async () => 'SIMULATED' } } })
    await application.deps.connection.db.transaction().execute(loadDemoPeople)
    await createTimetable(application.deps)
    administrator = await application.as('administrator@girassol.demo')
  })
  afterEach(() => sql`delete from pgboss.job`.execute(application.deps.connection.db))
  afterAll(() => application.close())

  const run = (statement: ReturnType<typeof sql>) => statement.execute(application.deps.connection.db)

  /** Every job of the queue has used all its retries. */
  const failAll = (message: string, hoursAgo = 0) =>
    run(sql`
      update pgboss.job set state = 'failed', retry_count = 12, retry_limit = 12,
        created_on = now() - make_interval(hours => ${hoursAgo}), completed_on = now(),
        output = ${JSON.stringify({ message })}::jsonb
      where state = 'created'`)

  const failing = async <Name extends keyof Effects>(
    name: Name,
    payload: Effects[Name],
    { message = 'TypeError: fetch failed', hoursAgo = 0 } = {},
  ): Promise<contract.Failure> => {
    const { db } = application.deps.connection
    await db.transaction().execute((tx) => createOutbox(application.deps.boss, tx).add(name, payload))
    await failAll(message, hoursAgo)
    const found = (await list()).data.find(({ operation }) => operation === name)
    if (found === undefined) throw new Error(`${name} is not listed`)
    return found
  }
  const list = async (
    query: { kind?: 'mail' | 'erp' | 'tasks' } = {},
  ): Promise<{ data: contract.Failure[]; total: number }> =>
    (await administrator(contract.listFailures, { query })).json()
  const retry = (failure: string) => administrator(contract.retryFailure, { params: { failure } })
  const dismiss = (failure: string) => administrator(contract.dismissFailure, { params: { failure } })
  const entries = async () => (await administrator(listAuditEntries, { query: { kind: 'failure' } })).json().data
  const step = { orderId: 10482, step: 'create', moveId: 1 } as const

  whereTested(kind, () => {
    test('C-140 lists what was to be done, with which record, how many tries and why it failed', async () => {
      expect(await failing('erp.order-step', step, { message: 'Error: the provider answered HTTP 503' })).toMatchObject(
        {
          kind: 'erp',
          label: 'Criação do pedido',
          record: { kind: 'order', id: 10482, name: 'Pedido 10482' },
          tries: 13,
          reason: 'O outro sistema respondeu que está com erro.',
          detail: 'Error: the provider answered HTTP 503',
          retry: { allowed: true },
        },
      )
      const mail = await failing('mail.access-changed', { userId: 1, email: 'x@girassol.demo', changes: ['email'] })
      const { name } = await application.deps.connection.db
        .selectFrom('app_user')
        .select('name')
        .where('id', '=', 1)
        .executeTakeFirstOrThrow()
      expect(mail.record).toEqual({ kind: 'user', id: 1, name })
      expect((await list({ kind: 'erp' })).data.map(({ operation }) => operation)).toEqual(['erp.order-step'])
      expect((await list()).total).toBe(2)
    })

    test('C-140 pending and completed jobs, and those without a reason, are not listed, and no payload leaves the server', async () => {
      const { id } = await failing('mail.access-changed', {
        userId: 1,
        email: 'secret@girassol.demo',
        changes: ['email'],
      })
      const answer = await administrator(contract.listFailures)
      expect(answer.body).not.toContain('secret@girassol.demo')
      for (const state of ['created', 'retry', 'active', 'completed', 'cancelled']) {
        await run(sql`update pgboss.job set state = ${state}::pgboss.job_state where id = ${id}`)
        expect([state, (await list()).total]).toEqual([state, 0])
      }
    })

    test('C-140 only the last run of a scheduled task counts', async () => {
      const { boss } = application.deps
      const first = await boss.send('follow-cargoes', {})
      await failAll('AggregateError: 3 of 5 orders failed', 2)
      const second = await boss.send('follow-cargoes', {})
      await failAll('AggregateError: 2 of 5 orders failed', 1)
      const { data, total } = await list({ kind: 'tasks' })
      expect([total, data.map(({ id, reason }) => [id, reason])]).toEqual([
        1,
        [[second, 'Pedidos que falharam: 2 de 5. O resto foi feito.']],
      ])
      expect((await dismiss(second ?? '')).statusCode).toBe(204)
      expect((await list()).total).toBe(0)
      expect(first).not.toBe(second)
    })

    test('C-140 a job that is pending again cannot be dismissed, and an unknown one is 404', async () => {
      const { id } = await failing('erp.order-step', step)
      await retry(id)
      expect((await dismiss(id)).statusCode).toBe(404)
      expect((await retry('2e9a1e0c-5d0a-4f5e-9d53-0a4f2b7c1d11')).statusCode).toBe(404)
      expect((await retry('1')).statusCode).toBe(400)
    })

    test('C-107 C-140 the next worker delivers a retried job', async () => {
      const { id } = await failing('mail.access-changed', { userId: 1, email: 'a@girassol.demo', changes: ['email'] })
      expect((await retry(id)).json()).toEqual({ retried: 1 })
      const { deps } = application
      const boss = await startBoss(deps.connection, { works: true, onError: (error) => process.emitWarning(error) })
      await deliverEffects({ ...deps, boss })
      const readState = async () => {
        const { rows } = await sql<{ state: string }>`select state from pgboss.job where id = ${id}`.execute(
          deps.connection.db,
        )
        return rows[0]?.state
      }
      await vi.waitFor(async () => expect(await readState()).toBe('completed'), { timeout: 20_000 })
      expect(send.mock.calls.map(([message]) => message.to)).toEqual(['a@girassol.demo'])
      await boss.stop({ graceful: false, timeout: 1000 })
    })

    test('C-140 only the administrator lists or retries them', async () => {
      const failure = '2e9a1e0c-5d0a-4f5e-9d53-0a4f2b7c1d11'
      for (const role of roles.filter((each) => each !== 'ADMINISTRATOR')) {
        const call = await application.as(`${role.toLowerCase().replaceAll('_', '-')}@girassol.demo`)
        const answers = [
          await call(contract.listFailures),
          await call(contract.retryFailure, { params: { failure } }),
          await call(contract.retryFailures, { body: {} }),
          await call(contract.dismissFailure, { params: { failure } }),
        ]
        expect([role, ...answers.map(({ statusCode }) => statusCode)]).toEqual([role, 403, 403, 403, 403])
      }
    })
  })

  test('C-140 retrying removes it from the list once, even for two administrators at once, with one log entry', async () => {
    const { id } = await failing('erp.order-step', step)
    const before = (await entries()).length
    const answers = await Promise.all([retry(id), retry(id)])
    expect(answers.map((answer) => [answer.statusCode, answer.json().retried]).toSorted()).toEqual([
      [200, 0],
      [200, 1],
    ])
    expect((await list()).total).toBe(0)
    const auditEntries = await entries()
    expect(auditEntries).toHaveLength(before + 1)
    expect(auditEntries[0]).toMatchObject({
      action: 'retry',
      subject: { kind: 'failure', id, name: 'Criação do pedido · Pedido 10482' },
    })
  })

  test('C-140 all failures of a kind are retried at once, and none of another kind', async () => {
    await failing('erp.order-step', step)
    await failing('erp.order-step', { ...step, step: 'cancel' })
    await failing('mail.notification', { notificationId: 1 })
    const all = () => administrator(contract.retryFailures, { body: { kind: 'erp' } })
    const answers = await Promise.all([all(), all()])
    expect(answers.map((answer) => answer.json().retried).toSorted()).toEqual([0, 2])
    expect((await list()).data.map(({ kind: left }) => left)).toEqual(['mail'])
    expect((await entries())[0]).toMatchObject({ subject: { id: 'erp', name: 'Envios ao ERP' }, after: { retried: 2 } })
    expect((await administrator(contract.retryFailures, { body: {} })).json()).toEqual({ retried: 1 })
  })

  test('C-02 C-140 a mail whose link has expired is not sent again and can be dismissed', async () => {
    const { id, retry: allowed } = await failing('mail.password-reset', { userId: 1 }, { hoursAgo: 1 })
    const reason = 'O link deste e-mail já venceu: descarte-o e envie outro.'
    expect(allowed).toEqual({ allowed: false, reason })
    const refused = await retry(id)
    expect([refused.statusCode, refused.json().message]).toEqual([409, reason])
    expect((await administrator(contract.retryFailures, { body: {} })).json()).toEqual({ retried: 0 })
    const answers = await Promise.all([dismiss(id), dismiss(id)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404])
    expect((await list()).total).toBe(0)
    expect((await entries())[0]).toMatchObject({ action: 'remove', subject: { kind: 'failure', id } })
  })

  describe('the administrators', () => {
    const notices = async () =>
      (
        await run(sql`
          select title, message, order_id from notification join app_user on app_user.id = user_id
          where email = 'administrator@girassol.demo' and title = 'Operação falhou' order by notification.id`)
      ).rows
    const everyone = async () =>
      (
        await run(sql`select distinct roles from app_user where id in (
      select user_id from notification where title = 'Operação falhou')`)
      ).rows
    const warn = vi.fn()
    const report = () => reportFailures({ ...application.deps, log: { info: vi.fn(), warn } })
    afterEach(async () => {
      warn.mockReset()
      await run(sql`delete from notification`)
      await run(sql`delete from reported_failure`)
    })

    test('REL-015 C-238 are notified once of an effect that failed for good, and it is logged', async () => {
      const { id } = await failing('erp.customer-saved', { customerId: 1 })
      await Promise.all([report(), report()])
      await report()
      const message =
        'Cadastro do cliente: todas as tentativas falharam. Veja o motivo e tente de novo em Administração, Falhas.'
      expect(await notices()).toEqual([{ title: 'Operação falhou', message, order_id: null }])
      expect(await everyone()).toEqual([{ roles: ['ADMINISTRATOR'] }])
      const fields = { job: 'erp.customer-saved', id, tries: 13, error: 'TypeError: fetch failed' }
      expect(warn.mock.calls).toEqual([[fields, 'job failed for good']])
    })

    test('REL-015 are notified again of an operation that was retried and failed again', async () => {
      const { id } = await failing('erp.customer-saved', { customerId: 1 })
      await report()
      await retry(id)
      await report()
      expect(await notices()).toHaveLength(1)
      await run(sql`update pgboss.job set state = 'failed', retry_count = 13, completed_on = now()`)
      await report()
      expect(await notices()).toHaveLength(2)
    })

    test('REL-015 get a copy by e-mail if they want one, but none about a copy that failed', async () => {
      await run(sql`update app_user set notification_methods = '{EMAIL}' where email = 'administrator@girassol.demo'`)
      await failing('erp.customer-saved', { customerId: 1 })
      await report()
      const { rows } = await run(sql`select name from pgboss.job where state = 'created'`)
      expect(rows).toEqual([{ name: 'mail.notification' }])
      await failAll('the mail server is away')
      await report()
      expect(await notices()).toHaveLength(1)
    })

    test('REL-015 are notified of a scheduled task when it begins to fail, not at each of its runs', async () => {
      const runs = (state: string, hoursAgo: number) =>
        run(sql`
          insert into pgboss.job (name, state, retry_count, retry_limit, created_on, completed_on, policy)
          values ('book-ledgers', ${state}::pgboss.job_state, 3, 3, now() - make_interval(hours => ${hoursAgo}), now(), 'singleton')`)
      for (const [index, state] of ['completed', 'failed', 'failed', 'completed', 'failed'].entries()) {
        await runs(state, 9 - index)
        await report()
      }
      expect(await notices()).toHaveLength(2)
    })

    test('REL-015 what is known of jobs that were deleted is deleted too', async () => {
      await failing('erp.customer-saved', { customerId: 1 })
      await report()
      await run(sql`delete from pgboss.job`)
      await report()
      expect((await run(sql`select from reported_failure`)).rows).toEqual([])
    })
  })
})
