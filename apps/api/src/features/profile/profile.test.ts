import * as contract from '@girassol/contract/profile'
import * as session from '@girassol/contract/session'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { loadDemoPeople } from '../../demo-data/demo-people.ts'
import { deliverEffects } from '../../jobs/deliver-effects.ts'
import { startBoss } from '../../outbox/boss.ts'
import { type Caller, type TestApplication, testApplication } from '../../test-application.ts'
import { deliverEmailMails, type EmailMail, tokenIn } from '../session/email-change/test-email-mail.ts'
import { deliverResetMail } from '../session/test-password-mail.ts'

/** A process uses what it read of a session for three seconds; the rest is for a slow machine. */
const timeoutMs = 15_000

const form = (account: string, rest: object = {}) => ({
  name: 'Nome Novo',
  email: `${account}@girassol.demo`,
  notificationMethods: ['APPLICATION' as const],
  ...rest,
})

describe.each(testedDatabases)('the profile of a user on %s', (kind) => {
  let test$: TestApplication

  const send = vi.fn(async (_message: EmailMail) => undefined)

  beforeAll(async () => {
    test$ = await testApplication({ kind, ports: { mail: { send, check: async () => 'SIMULATED' } } })
    await test$.deps.connection.db.transaction().execute(loadDemoPeople)
  })
  beforeEach(async () => {
    for (const name of ['mail.email-requested', 'mail.email-changed', 'mail.password-reset'])
      await test$.deps.boss.deleteQueuedJobs(name)
  })
  afterAll(() => test$.close())

  const save = async (account: string, change: object, caller?: Caller) =>
    (caller ?? (await test$.as(`${account}@girassol.demo`)))(contract.updateProfile, { body: form(account, change) })

  const logIn = async (email: string, password: string) =>
    (await test$.anonymous(session.login, { body: { email, password } })).statusCode

  /** The owner of a requested address follows the link in the mail. */
  const confirmEmail = async () => {
    const token = tokenIn((await deliverEmailMails(test$.deps)).at(-1))
    return (await test$.anonymous(session.confirmEmail, { body: { token } })).statusCode
  }

  test('PROF-013 PROF-016 SEC-005 name, e-mail and notification methods are saved, the e-mail once it is confirmed, and APPLICATION is always included', async () => {
    const caller = await test$.as('commercial@girassol.demo')
    const change = { name: ' Beatriz Nova ', email: ' beatriz@girassol.demo ', notificationMethods: ['EMAIL'] }
    const answer = await save('commercial', change, caller)
    const saved = { name: 'Beatriz Nova', notificationMethods: ['APPLICATION', 'EMAIL'] }
    expect(answer.statusCode).toBe(202)
    expect(answer.json()).toMatchObject({ ...saved, email: 'commercial@girassol.demo' })
    expect(await confirmEmail()).toBe(204)
    expect((await caller(session.readSession)).json()).toMatchObject({ ...saved, email: 'beatriz@girassol.demo' })
    const none = await save('commercial', { ...change, notificationMethods: [] }, caller)
    expect(none.json().notificationMethods).toEqual(['APPLICATION'])
    const unknownMethod = await save('commercial', { ...change, notificationMethods: ['PIGEON'] }, caller)
    expect(unknownMethod.statusCode).toBe(400)
  })

  test.each([
    ['PROF-012 absent', {}],
    ['PROF-012 empty', { password: '', password_confirmation: '' }],
  ])('%s, the password stays as it was', async (_title, passwords) => {
    expect((await save('financial', passwords)).statusCode).toBe(200)
    expect(await logIn('financial@girassol.demo', 'Girassol@2026')).toBe(200)
  })

  test('PROF-013 a new password ends every other session of the user, and not the current one', async () => {
    const [here, elsewhere] = [await test$.as('logistics@girassol.demo'), await test$.as('logistics@girassol.demo')]
    const other = await test$.as('purchase@girassol.demo')
    const passwords = { password: 'Outra@Senha26', password_confirmation: 'Outra@Senha26' }
    expect((await save('logistics', passwords, here)).statusCode).toBe(200)
    const status = async (caller: Caller) => (await caller(session.readSession)).statusCode
    await vi.waitFor(async () => expect(await status(elsewhere)).toBe(401), { timeout: timeoutMs })
    expect([await status(here), await status(other)]).toEqual([200, 200])
    expect(await logIn('logistics@girassol.demo', 'Girassol@2026')).toBe(401)
    expect(await logIn('logistics@girassol.demo', 'Outra@Senha26')).toBe(200)
  })

  test('PROF-013 SEC-005 only the former address is notified of a changed password and a confirmed e-mail', async () => {
    const boss = await startBoss(test$.deps.connection, { works: true, onError: (error) => process.emitWarning(error) })
    await deliverEffects({ ...test$.deps, boss })
    const passwords = { password: 'Outra@Senha26', password_confirmation: 'Outra@Senha26' }
    const caller = await test$.as('customer-success@girassol.demo')
    await save('customer-success', {}, caller)
    await save('customer-success', { ...passwords, email: 'caio@girassol.demo' }, caller)
    const listSentMails = () =>
      send.mock.calls.map(([message]) => message).filter(({ to }) => /caio|customer-success/.test(to))
    const [former, next] = ['customer-success@girassol.demo', 'caio@girassol.demo']
    await vi.waitFor(() => expect(listSentMails()).toHaveLength(2), { timeout: timeoutMs })
    const [toFormer, toNext] = [former, next].map((address) => listSentMails().find(({ to }) => to === address))
    expect(toFormer?.text).toMatch(/Senha: alterada/)
    expect(await test$.anonymous(session.confirmEmail, { body: { token: tokenIn(toNext) } })).toMatchObject({
      statusCode: 204,
    })
    await vi.waitFor(() => expect(listSentMails()).toHaveLength(3), { timeout: timeoutMs })
    await boss.stop({ graceful: false, timeout: 1000 })
    const last = listSentMails().at(-1)
    expect([last?.to, last?.subject]).toEqual([former, 'O seu e-mail de acesso mudou'])
    expect(last?.text).not.toContain(next)
  })

  test.each([
    ['another password', 'marketing', { password: 'Outra@Senha26', password_confirmation: 'Outra@Senha26' }],
    ['another e-mail', 'production', { email: 'producao@girassol.demo' }],
  ])('C-02 PROF-013 with %s a pending reset link no longer works', async (_title, account, change) => {
    const { db } = test$.deps.connection
    await test$.anonymous(session.forgotPassword, { body: { email: `${account}@girassol.demo` } })
    await deliverResetMail(test$.deps)
    const open = () =>
      db
        .selectFrom('password_reset')
        .innerJoin('app_user', 'app_user.id', 'user_id')
        .where('used_at', 'is', null)
        .where('email', 'in', [`${account}@girassol.demo`, 'producao@girassol.demo'])
        .selectAll()
        .execute()
    expect(await open()).toHaveLength(1)
    const caller = await test$.as(`${account}@girassol.demo`)
    expect((await save(account, {}, caller)).statusCode).toBe(200)
    expect(await open()).toHaveLength(1)
    const isEmail = 'email' in change
    expect((await save(account, change, caller)).statusCode).toBe(isEmail ? 202 : 200)
    if (isEmail) expect([await open(), await confirmEmail()]).toEqual([[expect.anything()], 204])
    expect(await open()).toHaveLength(0)
  })

  test.each([
    [
      'PROF-009',
      { password: 'Ab1!xyz', password_confirmation: 'Ab1!xyz' },
      'password',
      'A senha deve conter no mínimo 8 caracteres',
    ],
    [
      'PROF-010',
      { password: 'abcdefg1!', password_confirmation: 'abcdefg1!' },
      'password',
      'A senha deve conter letras maiúsculas, minúsculas, números e caracteres especiais',
    ],
    [
      'PROF-011',
      { password: 'Outra@Senha26', password_confirmation: 'Outra' },
      'password_confirmation',
      'Senhas não coincidem',
    ],
    ['PROF-011', { password: 'Outra@Senha26' }, 'password_confirmation', 'Senhas não coincidem'],
    ['PROF-017', { name: 'x'.repeat(101) }, 'name', 'No máximo 100 caracteres'],
    ['PROF-013', { name: ' ' }, 'name', 'Campo obrigatório'],
    ['PROF-013', { name: 'Joana\r\nBcc: x' }, 'name', 'Caracteres inválidos'],
    ['PROF-013', { email: 'nada' }, 'email', 'E-mail inválido'],
  ])('%s %j is refused on its field, and nothing is stored', async (...row) => {
    const [, change, property, sentence] = row
    const caller = await test$.as('registration@girassol.demo')
    const before = (await caller(session.readSession)).json()
    const answer = await save('registration', change, caller)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toMatchObject([{ property, value: answer.json().errors[0].value }])
    expect(Object.values(answer.json().errors[0].constraints)).toEqual([sentence])
    expect(answer.body).not.toContain('Outra@Senha26')
    expect((await caller(session.readSession)).json()).toEqual(before)
    expect(await logIn('registration@girassol.demo', 'Girassol@2026')).toBe(200)
  })

  test('PROF-013 SEC-005 the own e-mail in another case is saved at once', async () => {
    const caller = await test$.as('points-administrator@girassol.demo')
    const own = await save('points-administrator', { email: 'POINTS-ADMINISTRATOR@girassol.demo' }, caller)
    expect([own.statusCode, own.json().email, own.json().pendingEmail]).toEqual([
      200,
      'POINTS-ADMINISTRATOR@girassol.demo',
      null,
    ])
  })
})
