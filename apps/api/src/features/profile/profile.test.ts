import * as contract from '@girassol/contract/profile'
import * as session from '@girassol/contract/session'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bothDatabases } from '../../database/test-database.ts'
import { loadDemoPeople } from '../../demo-data/demo-people.ts'
import { deliverEffects } from '../../jobs/deliver-effects.ts'
import { startBoss } from '../../outbox/boss.ts'
import { type Caller, type TestApplication, testApplication } from '../../test-application.ts'
import { deliverResetMail } from '../session/test-password-mail.ts'

/** A process uses what it read of a session for three seconds; the rest is for a slow machine. */
const timeoutMs = 15_000

const form = (account: string, rest: object = {}) => ({
  name: 'Nome Novo',
  email: `${account}@girassol.demo`,
  notificationMethods: ['APPLICATION' as const],
  ...rest,
})

describe.each(bothDatabases)('the profile of a user on %s', (kind) => {
  let test$: TestApplication

  const send = vi.fn(async (_message: { readonly to: string; readonly text: string }) => undefined)

  beforeAll(async () => {
    test$ = await testApplication({ kind, ports: { mail: { send, check: async () => 'SIMULATED' } } })
    await test$.deps.connection.db.transaction().execute(loadDemoPeople)
  })
  afterAll(() => test$.close())

  const save = async (account: string, change: object, caller?: Caller) =>
    (caller ?? (await test$.as(`${account}@girassol.demo`)))(contract.updateProfile, { body: form(account, change) })

  const logIn = async (email: string, password: string) =>
    (await test$.anonymous(session.login, { body: { email, password } })).statusCode

  test('PROF-013 PROF-016 name, e-mail and notification methods are saved, and APPLICATION is always included', async () => {
    const caller = await test$.as('commercial@girassol.demo')
    const change = { name: ' Beatriz Nova ', email: ' beatriz@girassol.demo ', notificationMethods: ['EMAIL'] }
    const answer = await save('commercial', change, caller)
    const saved = {
      name: 'Beatriz Nova',
      email: 'beatriz@girassol.demo',
      notificationMethods: ['APPLICATION', 'EMAIL'],
    }
    expect(answer.json()).toMatchObject(saved)
    expect((await caller(session.readSession)).json()).toMatchObject(saved)
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

  test('PROF-013 only the former address is notified of a changed password and e-mail', async () => {
    const boss = await startBoss(test$.deps.connection, { works: true, onError: (error) => process.emitWarning(error) })
    await deliverEffects({ ...test$.deps, boss })
    const passwords = { password: 'Outra@Senha26', password_confirmation: 'Outra@Senha26' }
    const caller = await test$.as('customer-success@girassol.demo')
    await save('customer-success', {}, caller)
    await save('customer-success', { ...passwords, email: 'caio@girassol.demo' }, caller)
    const listSentMails = () =>
      send.mock.calls.map(([message]) => message).filter(({ to }) => /caio|customer-success/.test(to))
    // Mails of earlier tests may be sent first.
    await vi.waitFor(() => expect(listSentMails()).not.toEqual([]), { timeout: 15_000 })
    await boss.stop({ graceful: false, timeout: 1000 })
    const mails = listSentMails()
    expect(mails.map(({ to }) => to)).toEqual(['customer-success@girassol.demo'])
    expect(mails[0]?.text).toMatch(/Senha: alterada[\s\S]*E-mail: alterado/)
    expect(mails[0]?.text).not.toContain('caio@girassol.demo')
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
    expect((await save(account, change, caller)).statusCode).toBe(200)
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

  test("PROF-013 another user's e-mail is refused in any letter case, and nothing is stored", async () => {
    const caller = await test$.as('points-administrator@girassol.demo')
    const answer = await save('points-administrator', { email: 'INTEGRATOR@girassol.demo' }, caller)
    expect([answer.statusCode, answer.json().reason, answer.json().message]).toEqual([
      409,
      'emailTaken',
      'Já existe um usuário com este e-mail.',
    ])
    expect((await caller(session.readSession)).json().name).not.toBe('Nome Novo')
    const own = await save('points-administrator', { email: 'POINTS-ADMINISTRATOR@girassol.demo' }, caller)
    expect(own.statusCode).toBe(200)
  })

  test('PROF-013 of two users who request the same e-mail at once one gets it', async () => {
    const accounts = ['manager', 'contributor']
    const callers = await Promise.all(accounts.map((account) => test$.as(`${account}@girassol.demo`)))
    const answers = await Promise.all(
      callers.map((caller, at) => save(accounts[at] ?? '', { email: 'mesmo@girassol.demo' }, caller)),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })
})
