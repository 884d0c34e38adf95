import * as profile from '@girassol/contract/profile'
import * as contract from '@girassol/contract/session'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { bothDatabases, whereTested } from '../../../database/test-database.ts'
import { demoPassword } from '../../../demo-data/demo-accounts.ts'
import { loadDemoPeople } from '../../../demo-data/demo-people.ts'
import { type Caller, type TestApplication, testApplication } from '../../../test-application.ts'
import { purgeLeftovers } from '../purge-leftovers.ts'
import { deliverResetMail } from '../test-password-mail.ts'
import { deliverEmailMails, type EmailMail, tokenIn } from './test-email-mail.ts'

const from = Date.parse('2026-11-23T12:00:00.000Z')
const dayMs = 86_400_000
/** A process uses what it read of a session for three seconds; the rest is for a slow machine. */
const timeout = 15_000

describe.each(bothDatabases)('a new e-mail on %s', (kind) => {
  let test$: TestApplication
  let days = 0

  beforeAll(async () => {
    test$ = await testApplication({ kind })
    await test$.deps.connection.db.transaction().execute(loadDemoPeople)
  })
  beforeEach(async () => {
    days += 10
    setHours(0)
    for (const name of ['mail.email-requested', 'mail.email-changed']) await test$.deps.boss.deleteQueuedJobs(name)
  })
  afterAll(() => test$.close())

  const setHours = (hours: number) =>
    test$.setNow(new Date(from + days * dayMs + Math.round(hours * 3_600_000)).toISOString())
  const logIn = async (email: string, password = demoPassword) =>
    (await test$.anonymous(contract.login, { body: { email, password } })).statusCode
  const request = (caller: Caller, email: string, rest: object = {}) =>
    caller(profile.updateProfile, {
      body: { name: 'Nome Novo', email, notificationMethods: [], currentPassword: demoPassword, ...rest },
    })
  const confirm = (token: string) => test$.anonymous(contract.confirmEmail, { body: { token } })
  const undo = (token: string) => test$.anonymous(contract.undoEmail, { body: { token } })
  const deliver = (times?: number) => deliverEmailMails(test$.deps, times)
  const mailTo = (mails: readonly EmailMail[], email: string) => mails.find(({ to }) => to === email)
  const me = async (caller: Caller) => (await caller(contract.readSession)).json()

  /** Requests an address and delivers its mail; the token of the link. */
  const requestLink = async (caller: Caller, email: string) => {
    expect((await request(caller, email)).statusCode).toBe(202)
    return tokenIn(mailTo(await deliver(), email))
  }

  /** Requests and confirms an address; the token of the link that undoes it. */
  const change = async (caller: Caller, before: string, after: string) => {
    expect((await confirm(await requestLink(caller, after))).statusCode).toBe(204)
    return tokenIn(mailTo(await deliver(), before))
  }

  whereTested(kind, () => {
    test('SEC-005 C-221 the old address signs in before the link is used, the new one after it', async () => {
      const [old, next] = ['commercial@girassol.demo', 'beatriz@nova.example']
      const caller = await test$.as(old)
      const answer = await request(caller, ` ${next} `)
      expect([answer.statusCode, answer.json().name, answer.json().email]).toEqual([202, 'Nome Novo', old])
      const expiresAt = new Date(from + days * dayMs + dayMs).toISOString()
      expect((await me(caller)).pendingEmail).toEqual({ address: next, expiresAt })
      const mails = await deliver()
      expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[next, 'Confirme o seu e-mail']])
      expect([await logIn(old), await logIn(next)]).toEqual([200, 401])
      setHours(23.9)
      expect((await confirm(tokenIn(mails[0]))).statusCode).toBe(204)
      expect([await logIn(old), await logIn(next)]).toEqual([401, 200])
      await vi.waitFor(async () => expect(await me(caller)).toMatchObject({ email: next, pendingEmail: null }), {
        timeout,
      })
      expect((await confirm(tokenIn(mails[0]))).json()).toMatchObject({ reason: 'linkUsed', statusCode: 400 })
    })

    test('SEC-005 the link to the new address works for 24 hours', async () => {
      const caller = await test$.as('financial@girassol.demo')
      const token = await requestLink(caller, 'tarde@nova.example')
      setHours(24)
      expect((await confirm(token)).json()).toMatchObject({ message: 'Este link não vale mais.', reason: 'linkUsed' })
      expect([await logIn('financial@girassol.demo'), await logIn('tarde@nova.example')]).toEqual([200, 401])
    })

    test('SEC-005 C-221 the old address is told after the change, and its link restores it and ends all sessions', async () => {
      const [old, next] = ['logistics@girassol.demo', 'lia@nova.example']
      const [here, elsewhere] = [await test$.as(old), await test$.as(old)]
      const confirming = await requestLink(here, next)
      expect((await undo(confirming)).statusCode).toBe(400)
      expect((await confirm(confirming)).statusCode).toBe(204)
      const mails = await deliver()
      expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[old, 'O seu e-mail de acesso mudou']])
      expect(mails[0]?.text).not.toContain(next)
      const token = tokenIn(mails[0])
      expect((await confirm(token)).statusCode).toBe(400)
      setHours(71.9)
      expect((await undo(token)).statusCode).toBe(204)
      for (const caller of [here, elsewhere]) {
        await vi.waitFor(async () => expect((await caller(contract.readSession)).statusCode).toBe(401), { timeout })
      }
      expect([await logIn(old), await logIn(next)]).toEqual([200, 401])
      expect((await undo(token)).json().reason).toBe('linkUsed')
    })

    test('SEC-005 C-221 after 72 hours nothing is undone', async () => {
      const caller = await test$.as('production@girassol.demo')
      const token = await change(caller, 'production@girassol.demo', 'produz@nova.example')
      setHours(72)
      expect((await undo(token)).json().reason).toBe('linkUsed')
      expect(await logIn('produz@nova.example')).toBe(200)
    })

    test('SEC-005 an address in use has the same answer as a free one; only its owner is told', async () => {
      const caller = await test$.as('marketing@girassol.demo')
      const { db } = test$.deps.connection
      await db.updateTable('app_user').set({ active: false }).where('email', '=', 'purchase@girassol.demo').execute()
      const addresses = ['livre@nova.example', 'MANAGER@girassol.demo', 'purchase@girassol.demo']
      const seen = []
      for (const address of addresses) {
        const answer = await request(caller, address)
        seen.push({ status: answer.statusCode, body: answer.body.replace(address, 'requested') })
      }
      expect(seen.map(({ status }) => status)).toEqual([202, 202, 202])
      expect(new Set(seen.map(({ body }) => body)).size).toBe(1)
      const [, manager, inactive] = addresses
      await request(caller, manager ?? '')
      const mails = await deliver()
      expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
        ['manager@girassol.demo', 'Tentaram usar o seu e-mail'],
      ])
      expect(tokenIn(mails[0])).toBe('')
      await request(caller, inactive ?? '')
      expect(await deliver()).toEqual([])
    })

    test('SEC-005 SEC-012 jobs carry ids, and no table contains a token', async () => {
      const caller = await test$.as('registration@girassol.demo')
      await request(caller, 'segredo@nova.example')
      const { db } = test$.deps.connection
      const [job] = await test$.deps.boss.fetch('mail.email-requested')
      expect(job?.data).toEqual({
        userId: expect.any(Number),
        changeId: expect.any(Number),
        requestId: expect.any(String),
      })
      const token = await requestLink(caller, 'segredo2@nova.example')
      const links = await db.selectFrom('email_change_link').selectAll().execute()
      expect(links.length).toBeGreaterThan(0)
      expect(JSON.stringify(links)).not.toContain(token)
    })

    test('SEC-005 a later request replaces the one before', async () => {
      const caller = await test$.as('customer-success@girassol.demo')
      const [first, second] = [
        await requestLink(caller, 'um@nova.example'),
        await requestLink(caller, 'dois@nova.example'),
      ]
      expect([(await confirm(first)).statusCode, (await confirm(second)).statusCode]).toEqual([400, 204])
      expect([await logIn('um@nova.example'), await logIn('dois@nova.example')]).toEqual([401, 200])
    })

    test('SEC-005 a new password, however it is set, ends what somebody else may have requested', async () => {
      const old = 'contributor@girassol.demo'
      const caller = await test$.as(old)
      const first = await requestLink(caller, 'tomado@nova.example')
      const passwords = { password: 'Chuva-Fina#42', password_confirmation: 'Chuva-Fina#42' }
      expect((await request(caller, old, passwords)).statusCode).toBe(200)
      expect((await confirm(first)).statusCode).toBe(400)
      const second = await request(caller, 'tomado@nova.example', { currentPassword: 'Chuva-Fina#42' })
      expect(second.statusCode).toBe(202)
      const token = tokenIn(mailTo(await deliver(), 'tomado@nova.example'))
      await test$.anonymous(contract.forgotPassword, { body: { email: old } })
      const body = {
        token: (await deliverResetMail(test$.deps)) ?? '',
        password: demoPassword,
        password_confirmation: demoPassword,
      }
      expect((await test$.anonymous(contract.resetPassword, { body })).statusCode).toBe(204)
      expect([(await confirm(token)).statusCode, await logIn(old)]).toEqual([400, 200])
    })

    test('SEC-005 the first address wins over every later change', async () => {
      const old = 'integrator2@girassol.demo'
      const caller = await test$.as(old)
      const undoFirst = await change(caller, old, 'intruso@nova.example')
      const undoSecond = await change(caller, 'intruso@nova.example', 'outro@nova.example')
      const waiting = await requestLink(caller, 'terceiro@nova.example')
      expect((await undo(undoFirst)).statusCode).toBe(204)
      expect([(await undo(undoSecond)).statusCode, (await confirm(waiting)).statusCode]).toEqual([400, 400])
      expect([await logIn(old), await logIn('outro@nova.example')]).toEqual([200, 401])
    })

    test('SEC-005 a mail that a crash sent twice has two links, and the use of one ends the other', async () => {
      const old = 'shipping-company@girassol.demo'
      const caller = await test$.as(old)
      await request(caller, 'carga@nova.example')
      const [one, other] = (await deliver(2)).map(tokenIn)
      expect(one).not.toBe(other)
      expect([(await confirm(other ?? '')).statusCode, (await confirm(one ?? '')).statusCode]).toEqual([204, 400])
      const [first, second] = (await deliver(2)).map(tokenIn)
      expect([(await undo(first ?? '')).statusCode, (await undo(second ?? '')).statusCode]).toEqual([204, 400])
    })

    test('SEC-005 the sixth request within an hour is refused, and changes nothing', async () => {
      const caller = await test$.as('commercial-supervisor@girassol.demo')
      for (let count = 1; count <= 5; count += 1) {
        expect((await request(caller, `${count}@nova.example`)).statusCode).toBe(202)
      }
      const refused = await request(caller, '6@nova.example', { name: 'Outro Nome' })
      expect([refused.statusCode, refused.json().reason]).toEqual([429, 'tooManyEmailRequests'])
      expect(await me(caller)).toMatchObject({ name: 'Nome Novo', pendingEmail: { address: '5@nova.example' } })
      setHours(1.1)
      expect((await request(caller, '6@nova.example')).statusCode).toBe(202)
    })

    test('SEC-005 the nightly purge keeps what can still be confirmed or undone', async () => {
      const { db } = test$.deps.connection
      await db.deleteFrom('email_change').execute()
      const caller = await test$.as('newcomer@girassol.demo')
      await change(caller, 'newcomer@girassol.demo', 'iara@nova.example')
      await request(caller, 'iara2@nova.example')
      const countAfter = async (daysLater: number) => {
        const later = new Date(from + (days + daysLater) * dayMs + 1).toISOString()
        await db.transaction().execute((tx) => purgeLeftovers(tx, later))
        const [changes, links] = [db.selectFrom('email_change'), db.selectFrom('email_change_link')]
        return [(await changes.select('id').execute()).length, (await links.select('change_id').execute()).length]
      }
      await deliver()
      expect(await countAfter(1)).toEqual([2, 3])
      expect(await countAfter(2)).toEqual([1, 2])
      expect(await countAfter(14)).toEqual([0, 0])
    })
  })

  test('SEC-005 of two uses of one link at once exactly one counts', async () => {
    const old = 'points-administrator@girassol.demo'
    const caller = await test$.as(old)
    const token = await requestLink(caller, 'pontos@nova.example')
    const confirmed = await Promise.all([confirm(token), confirm(token), confirm(token), confirm(token)])
    expect(confirmed.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 400, 400, 400])
    const [mail, ...more] = await deliver()
    expect(more).toEqual([])
    const undone = await Promise.all([undo(tokenIn(mail)), undo(tokenIn(mail))])
    expect(undone.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 400])
    expect(await logIn(old)).toBe(200)
  })

  test('SEC-005 PROF-013 of two users who confirm the same address at once one gets it', async () => {
    const accounts = ['integrator', 'administrator']
    const callers = await Promise.all(accounts.map((account) => test$.as(`${account}@girassol.demo`)))
    const tokens: string[] = []
    for (const caller of callers) tokens.push(await requestLink(caller, 'mesmo@nova.example'))
    const answers = await Promise.all(tokens.map(confirm))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json()).toMatchObject({
      reason: 'emailTaken',
      message: 'Este e-mail já é de outro cadastro. Fale com o administrador do portal.',
    })
  })
})
