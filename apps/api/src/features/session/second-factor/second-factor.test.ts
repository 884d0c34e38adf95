import * as administration from '@girassol/contract/administration'
import * as contract from '@girassol/contract/second-factor'
import { confirmPassword, readSession, signInWithCode } from '@girassol/contract/session'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { compose } from '../../../app.ts'
import { bothDatabases, whereTested } from '../../../database/test-database.ts'
import { demoPassword } from '../../../demo-data/demo-accounts.ts'
import { loadDemoPeople } from '../../../demo-data/demo-people.ts'
import { type TestApplication, testApplication } from '../../../test-application.ts'
import { purgeLeftovers } from '../purge-leftovers.ts'
import {
  codeAt,
  deliverFactorMails,
  enterPassword,
  requestFactor,
  setUpApplication,
  setUpPasskey,
  toCookie,
} from './test-second-factor.ts'

const from = Date.parse('2026-11-25T12:00:00.000Z')
const wrongCode = [401, 'wrongCode']

describe.each(bothDatabases)('a second factor on %s', (kind) => {
  let test$: TestApplication
  let hours = 0

  beforeAll(async () => {
    test$ = await testApplication({ kind })
    await test$.deps.connection.db.transaction().execute(loadDemoPeople)
  })
  beforeEach(() => {
    hours += 1
    setSeconds(0)
  })
  afterAll(() => test$.close())

  const instant = (seconds: number) => new Date(from + hours * 3_600_000 + seconds * 1000).toISOString()
  const setSeconds = (seconds: number) => test$.setNow(instant(seconds))
  const toEmail = (account: string) => `${account}@girassol.demo`
  const facts = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json().reason]
  const as = (account: string) => test$.as(toEmail(account))
  const ask = (account: string) => requestFactor(test$, toEmail(account))
  const sendCode = (challenge: string, code: string, rest: { remember?: boolean; cookie?: string } = {}) =>
    test$.anonymous(
      signInWithCode,
      { body: { challenge, code, remember: rest.remember ?? false } },
      rest.cookie === undefined ? {} : { cookie: rest.cookie },
    )
  const enter = async (account: string, code: string) => sendCode((await ask(account)).challenge, code)
  const countEvents = async (account: string, eventKind: string) => {
    const { db } = test$.deps.connection
    const user = await db.selectFrom('app_user').select('id').where('email', '=', toEmail(account)).executeTakeFirst()
    const events = await db.selectFrom('security_event').select(['kind', 'user_id']).execute()
    return events.filter((event) => event.kind === eventKind && event.user_id === user?.id).length
  }

  whereTested(kind, () => {
    test('SEC-006 C-222 after the password an account with an application gets a session only for its code', async () => {
      const { secret, recoveryCodes } = await setUpApplication(await as('financial'), instant(0))
      expect(new Set(recoveryCodes).size).toBe(10)
      setSeconds(90)
      const answer = await enterPassword(test$, toEmail('financial'))
      expect([answer.statusCode, answer.json().secondFactor]).toMatchObject([
        202,
        { hasAuthenticator: true, passkey: null, mayRemember: false },
      ])
      expect(answer.cookies).toEqual([])
      const { challenge } = answer.json().secondFactor
      const cookie = `girassol_access=${challenge}; girassol_refresh=${challenge}`
      expect((await test$.anonymous(readSession, undefined, { cookie })).statusCode).toBe(401)
      expect(facts(await sendCode(challenge, '000000'))).toEqual(wrongCode)
      const entered = await sendCode(challenge, codeAt(secret, instant(90)))
      expect([entered.statusCode, entered.json().email]).toEqual([200, toEmail('financial')])
      expect((await test$.anonymous(readSession, undefined, { cookie: toCookie(entered) })).statusCode).toBe(200)
      expect(await countEvents('financial', 'sign-in-failed')).toBe(1)
    })

    test('SEC-006 C-222 one step of drift is accepted; two steps ago, a replayed and an earlier code are refused', async () => {
      const { secret } = await setUpApplication(await as('marketing'), instant(0))
      setSeconds(120)
      expect(facts(await enter('marketing', codeAt(secret, instant(60))))).toEqual(wrongCode)
      expect((await enter('marketing', codeAt(secret, instant(90)))).statusCode).toBe(200)
      expect(facts(await enter('marketing', codeAt(secret, instant(90))))).toEqual(wrongCode)
      expect((await enter('marketing', codeAt(secret, instant(150)))).statusCode).toBe(200)
      expect(facts(await enter('marketing', codeAt(secret, instant(120))))).toEqual(wrongCode)
      setSeconds(180)
      expect(facts(await enter('marketing', codeAt(secret, instant(240))))).toEqual(wrongCode)
    })

    test('SEC-006 the code of the set-up is used up by it', async () => {
      const { secret } = await setUpApplication(await as('production'), instant(0))
      expect(facts(await enter('production', codeAt(secret, instant(0))))).toEqual(wrongCode)
    })

    test('SEC-006 a recovery code is good once, however it is typed, and new ones end the earlier ones', async () => {
      const caller = await as('purchase')
      const { recoveryCodes } = await setUpApplication(caller, instant(0))
      const [first = '', second = ''] = recoveryCodes
      expect((await enter('purchase', ` ${first.toUpperCase().replaceAll('-', ' ')}`)).statusCode).toBe(200)
      expect(facts(await enter('purchase', first))).toEqual(wrongCode)
      expect((await caller(contract.listOwnFactors)).json()).toMatchObject({ recoveryCodesLeft: 9, isRequired: false })
      const renewed = (await caller(contract.renewRecoveryCodes)).json().recoveryCodes as string[]
      expect(renewed).toHaveLength(10)
      expect(facts(await enter('purchase', second))).toEqual(wrongCode)
      expect((await enter('purchase', renewed[0] ?? '')).statusCode).toBe(200)
      expect((await deliverFactorMails(test$.deps)).map(({ text }) => text).join()).toContain('código de recuperação')
      // Added, two recovery codes used, and renewed.
      expect(await countEvents('purchase', 'second-factor-changed')).toBe(4)
    })

    test('SEC-006 the database has neither the secret nor a recovery code in plain text', async () => {
      const { secret, recoveryCodes } = await setUpApplication(await as('manager'), instant(0))
      const { db } = test$.deps.connection
      const stored = JSON.stringify([
        await db.selectFrom('second_factor').selectAll().execute(),
        await db.selectFrom('recovery_code').selectAll().execute(),
      ])
      for (const each of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
        expect(stored).not.toContain(each)
    })

    test('SEC-006 the challenge ends after ten minutes, with another password, and is not made by anybody else', async () => {
      const { secret } = await setUpApplication(await as('customer-success'), instant(0))
      const { challenge } = await ask('customer-success')
      setSeconds(600)
      const expired = [401, 'challengeExpired']
      expect(facts(await sendCode(challenge, codeAt(secret, instant(600))))).toEqual(expired)
      const later = await ask('customer-success')
      const { db } = test$.deps.connection
      await db
        .updateTable('app_user')
        .set({ password_hash: 'another' })
        .where('email', '=', toEmail('customer-success'))
        .execute()
      expect(facts(await sendCode(later.challenge, codeAt(secret, instant(600))))).toEqual(expired)
      const forged = Buffer.from(JSON.stringify({ id: 1, userId: 1 })).toString('base64url')
      expect(facts(await sendCode(forged, codeAt(secret, instant(600))))).toEqual(expired)
    })

    test('SEC-006 SEC-003 wrong codes are counted like wrong passwords', async () => {
      const { secret } = await setUpApplication(await as('registration'), instant(0))
      setSeconds(90)
      const { challenge } = await ask('registration')
      for (let n = 0; n < 10; n += 1) expect(facts(await sendCode(challenge, '000000'))).toEqual(wrongCode)
      expect((await sendCode(challenge, codeAt(secret, instant(90)))).statusCode).toBe(429)
    })

    test('SEC-006 C-222 a known device is remembered for 30 days if the user wishes, an unknown one never', async () => {
      const { secret } = await setUpApplication(await as('points-administrator'), instant(0))
      const email = toEmail('points-administrator')
      setSeconds(90)
      const { challenge } = await ask('points-administrator')
      const first = await sendCode(challenge, codeAt(secret, instant(90)), { remember: true })
      const device = toCookie(first)
        .split('; ')
        .filter((each) => each.startsWith('girassol_device'))
        .join()
      const asked = await enterPassword(test$, email, device)
      expect(asked.json().secondFactor).toMatchObject({ mayRemember: true })
      setSeconds(150)
      const code = codeAt(secret, instant(150))
      await sendCode(asked.json().secondFactor.challenge, code, { remember: true, cookie: device })
      expect((await enterPassword(test$, email, device)).statusCode).toBe(200)
      expect((await enterPassword(test$, email)).statusCode).toBe(202)
      setSeconds(30 * 86_400 + 149)
      expect((await enterPassword(test$, email, device)).statusCode).toBe(200)
      setSeconds(30 * 86_400 + 150)
      expect((await enterPassword(test$, email, device)).statusCode).toBe(202)
      await test$.deps.connection.db.transaction().execute((tx) => purgeLeftovers(tx, instant(31 * 86_400)))
      expect(await test$.deps.connection.db.selectFrom('remembered_device').selectAll().execute()).toEqual([])
      expect(await test$.deps.connection.db.selectFrom('used_challenge').selectAll().execute()).toEqual([])
    })

    test('SEC-006 SEC-004 to add, to remove and to make new codes needs a fresh sign-in', async () => {
      const caller = await as('commercial')
      const { ticket, secret } = (await caller(contract.beginAuthenticator)).json()
      setSeconds(660)
      const needed = [403, 'freshSignInNeeded']
      const code = codeAt(secret, instant(660))
      expect(facts(await caller(contract.beginAuthenticator))).toEqual(needed)
      expect(facts(await caller(contract.beginPasskey))).toEqual(needed)
      expect(facts(await caller(contract.addAuthenticator, { body: { ticket, code } }))).toEqual(needed)
      expect(facts(await caller(contract.renewRecoveryCodes))).toEqual(needed)
      expect(facts(await caller(contract.removeFactor, { params: { factor: 1 } }))).toEqual(needed)
      await caller(confirmPassword, { body: { password: demoPassword } })
      expect(facts(await caller(contract.addAuthenticator, { body: { ticket, code } }))).toEqual([
        400,
        'challengeExpired',
      ])
      expect((await caller(contract.beginAuthenticator)).statusCode).toBe(200)
    })

    test("SEC-006 C-08 nobody removes another user's factor", async () => {
      const owner = await as('contributor')
      await setUpApplication(owner, instant(0))
      const [{ id }] = (await owner(contract.listOwnFactors)).json().factors
      const stranger = await as('commercial')
      expect((await stranger(contract.removeFactor, { params: { factor: id } })).statusCode).toBe(404)
      expect((await owner(contract.listOwnFactors)).json().factors).toHaveLength(1)
    })

    test('SEC-006 C-224 while the secret of the server is changed the application goes on, and is sealed anew', async () => {
      const { secret } = await setUpApplication(await as('integrator'), instant(0))
      const { deps } = test$
      const newSecret = 'another secret of the tests, long enough to sign with'
      const find = () => deps.connection.db.selectFrom('second_factor').select('sealed_secret').orderBy('id', 'desc')
      const before = await find().executeTakeFirst()
      const signIn = async (secrets: object, seconds: number) => {
        setSeconds(seconds)
        const app = await compose({ ...deps, ...secrets })
        const headers = { 'x-requested-with': 'girassol' }
        const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload, headers })
        const asked = await post('/api/auth/login', { email: toEmail('integrator'), password: demoPassword })
        const { challenge } = asked.json().secondFactor
        const code = codeAt(secret, instant(seconds))
        const answer = await post('/api/auth/second-factor/code', { challenge, code, remember: false })
        await app.close()
        return answer.statusCode
      }
      expect(await signIn({ sessionSecret: newSecret }, 90)).toBe(401)
      expect(await signIn({ sessionSecret: newSecret, previousSecret: deps.sessionSecret }, 150)).toBe(200)
      expect((await find().executeTakeFirst())?.sealed_secret).not.toBe(before?.sealed_secret)
      expect(await signIn({ sessionSecret: newSecret }, 210)).toBe(200)
    })

    test('SEC-007 an administrator resets the factors of another user: sessions end, log and mail say so', async () => {
      const administrator = await as('administrator')
      const caller = await as('commercial-supervisor')
      const { id } = (await caller(readSession)).json()
      const reset = () => administrator(administration.resetUserFactors, { params: { id } })
      const view = async () => (await administrator(administration.showUser, { params: { id } })).json()
      expect(facts(await reset())).toEqual([409, 'noFactor'])
      expect((await view()).actions.resetSecondFactor.allowed).toBe(false)
      await setUpApplication(caller, instant(0))
      await setUpPasskey(caller)
      await deliverFactorMails(test$.deps)
      expect((await view()).actions.resetSecondFactor).toEqual({ allowed: true })
      expect((await caller(administration.resetUserFactors, { params: { id } })).statusCode).toBe(403)
      expect((await reset()).json().actions.resetSecondFactor.allowed).toBe(false)
      const open = await test$.deps.connection.db
        .selectFrom('session_family')
        .select('id')
        .where('user_id', '=', id)
        .where('ended_at', 'is', null)
        .execute()
      expect(open).toEqual([])
      expect((await deliverFactorMails(test$.deps)).map(({ text }) => text).join()).toContain('administrador do portal')
      const query = { kind: 'user', subjectId: String(id) } as const
      expect((await administrator(administration.listAuditEntries, { query })).json().data).toMatchObject([
        { action: 'change', before: { secondFactors: 2, recoveryCodes: 10 }, after: { secondFactors: 0 } },
      ])
      const events = await administrator(administration.listSecurityEvents, { query: { userId: id } })
      expect(events.json().data[0]).toMatchObject({ kind: 'second-factor-changed', subject: { id } })
      expect((await enterPassword(test$, toEmail('commercial-supervisor'))).statusCode).toBe(200)
    })
  })

  test('SEC-006 of two requests with one code, and of two with one challenge, one gets a session', async () => {
    const { secret, recoveryCodes } = await setUpApplication(await as('logistics'), instant(0))
    setSeconds(90)
    const code = codeAt(secret, instant(90))
    const challenges = [(await ask('logistics')).challenge, (await ask('logistics')).challenge]
    const answers = await Promise.all(challenges.map((challenge) => sendCode(challenge, code)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401])
    const { challenge } = await ask('logistics')
    const recovered = await Promise.all(recoveryCodes.slice(0, 2).map((each) => sendCode(challenge, each)))
    expect(recovered.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401])
    const again = [(await ask('logistics')).challenge, (await ask('logistics')).challenge]
    const same = await Promise.all(again.map((each) => sendCode(each, recoveryCodes[2] ?? '')))
    expect(same.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401])
  })

  test('SEC-006 a wrong first code adds nothing, one set-up adds one factor, and only one application is added', async () => {
    const caller = await as('commercial')
    const { ticket, secret } = (await caller(contract.beginAuthenticator)).json()
    const other = (await caller(contract.beginAuthenticator)).json()
    const add = (code: string, sealed = ticket) => caller(contract.addAuthenticator, { body: { ticket: sealed, code } })
    expect(facts(await add('000000'))).toEqual([400, 'wrongCode'])
    expect((await caller(contract.listOwnFactors)).json().factors).toEqual([])
    const added = await Promise.all([add(codeAt(secret, instant(0))), add(codeAt(secret, instant(0)))])
    expect(added.map(({ statusCode }) => statusCode === 201).toSorted()).toEqual([false, true])
    expect(facts(await add(codeAt(other.secret, instant(0)), other.ticket))).toEqual([409, 'authenticatorExists'])
    const { factors } = (await caller(contract.listOwnFactors)).json()
    expect(factors).toMatchObject([{ kind: 'AUTHENTICATOR', name: 'Aplicativo autenticador', lastUsedAt: null }])
    expect((await caller(contract.removeFactor, { params: { factor: factors[0].id } })).statusCode).toBe(204)
    expect((await caller(contract.listOwnFactors)).json()).toMatchObject({ factors: [], recoveryCodesLeft: 0 })
    expect((await enterPassword(test$, toEmail('commercial'))).statusCode).toBe(200)
  })
})
