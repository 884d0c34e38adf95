import * as profile from '@girassol/contract/profile'
import * as contract from '@girassol/contract/second-factor'
import { confirmPassword, signInWithCode, signInWithPasskey } from '@girassol/contract/session'
import type { PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '@girassol/contract/session/second-factor'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../../database/test-database.ts'
import { demoPassword } from '../../../demo-data/demo-accounts.ts'
import { loadDemoPeople } from '../../../demo-data/demo-people.ts'
import { type Caller, type TestApplication, testApplication } from '../../../test-application.ts'
import { testPasskey } from './test-passkey.ts'
import { enterPassword, requestFactor, setUpApplication, setUpPasskey, testOrigin } from './test-second-factor.ts'

const from = Date.parse('2026-11-25T12:00:00.000Z')
const host = { host: 'localhost' }
const wrong = [401, 'wrongPasskey']

describe.each(bothDatabases)('passkeys on %s', (kind) => {
  let test$: TestApplication
  let hours = 0

  beforeAll(async () => {
    test$ = await testApplication({ kind })
    await test$.deps.connection.db.transaction().execute(loadDemoPeople)
  })
  beforeEach(() => {
    hours += 1
    setMinutes(0)
  })
  afterAll(() => test$.close())

  const setMinutes = (minutes: number) =>
    test$.setNow(new Date(from + hours * 3_600_000 + minutes * 60_000).toISOString())
  const as = (account: string) => test$.as(`${account}@girassol.demo`)
  const facts = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json().reason]
  const ask = async (account: string) => {
    const asked = await requestFactor(test$, `${account}@girassol.demo`)
    return { ...asked, passkey: asked.passkey as PasskeyRequest }
  }
  const send = (challenge: string, passkey: PasskeyAnswer) =>
    test$.anonymous(signInWithPasskey, { body: { challenge, passkey, remember: false } }, host)

  whereTested(kind, () => {
    test('SEC-006 C-222 a passkey of the account opens the session after the password', async () => {
      const { device, recoveryCodes } = await setUpPasskey(await as('financial'))
      expect(recoveryCodes).toHaveLength(10)
      const { challenge, passkey, hasAuthenticator } = await ask('financial')
      expect([hasAuthenticator, passkey.rpId, passkey.allowCredentials.length]).toEqual([false, 'localhost', 1])
      expect((await send(challenge, device.sign(passkey))).statusCode).toBe(200)
      const caller = await test$.anonymous(signInWithCode, {
        body: { challenge: (await ask('financial')).challenge, code: recoveryCodes?.[0] ?? '', remember: false },
      })
      expect(caller.statusCode).toBe(200)
    })

    test('SEC-006 a copy that does not know the last uses, another device and another site are refused', async () => {
      const { device } = await setUpPasskey(await as('production'))
      const { challenge, passkey } = await ask('production')
      expect((await send(challenge, device.sign(passkey))).statusCode).toBe(200)
      device.forgetUses(1)
      const next = await ask('production')
      expect(facts(await send(next.challenge, device.sign(next.passkey)))).toEqual(wrong)
      expect(facts(await send(next.challenge, testPasskey(testOrigin).sign(next.passkey)))).toEqual(wrong)
      const tampered = device.sign(next.passkey)
      const signature = testPasskey(testOrigin).sign(next.passkey).response.signature
      const { response } = tampered
      expect(facts(await send(next.challenge, { ...tampered, response: { ...response, signature } }))).toEqual(wrong)
      expect((await send(next.challenge, device.sign(next.passkey))).statusCode).toBe(200)
    })

    test('SEC-006 a passkey that was made on another site or for another set-up is not added', async () => {
      const caller = await as('purchase')
      const begin = async (): Promise<{ ticket: string; passkey: PasskeyCreation }> =>
        (await caller(contract.beginPasskey, {}, host)).json()
      const add = (ticket: string, made: ReturnType<ReturnType<typeof testPasskey>['make']>) =>
        caller(contract.addPasskey, { body: { ticket, name: 'Notebook', passkey: made } }, host)
      const [one, other] = [await begin(), await begin()]
      const elsewhere = testPasskey('https://girassol.example')
      expect(facts(await add(one.ticket, elsewhere.make(one.passkey)))).toEqual([400, 'wrongPasskey'])
      expect(facts(await add(one.ticket, testPasskey(testOrigin).make(other.passkey)))).toEqual([400, 'wrongPasskey'])
      const device = testPasskey(testOrigin)
      expect((await add(one.ticket, device.make(one.passkey))).statusCode).toBe(201)
      expect(facts(await add(one.ticket, device.make(one.passkey)))).toEqual([400, 'challengeExpired'])
      expect(facts(await add(other.ticket, device.make(other.passkey)))).toEqual([409, 'passkeyExists'])
      const { factors } = (await caller(contract.listOwnFactors)).json()
      expect(factors).toMatchObject([{ kind: 'PASSKEY', name: 'Notebook' }])
    })

    test('SEC-006 the recovery codes end with the last factor, not before', async () => {
      const caller = await as('logistics')
      await setUpPasskey(caller)
      const { recoveryCodes } = await setUpPasskey(caller, 'Notebook')
      expect(recoveryCodes).toBeNull()
      const read = async () => (await caller(contract.listOwnFactors)).json()
      const [first, second] = (await read()).factors
      await caller(contract.removeFactor, { params: { factor: first.id } })
      expect(await read()).toMatchObject({ factors: [{ name: 'Notebook' }], recoveryCodesLeft: 10 })
      await caller(contract.removeFactor, { params: { factor: second.id } })
      expect((await read()).recoveryCodesLeft).toBe(0)
      expect((await caller(contract.renewRecoveryCodes)).json().reason).toBe('noFactor')
      expect((await enterPassword(test$, 'logistics@girassol.demo')).statusCode).toBe(200)
    })

    describe('a fresh sign-in', () => {
      const begin = async (caller: Caller): Promise<{ ticket: string; passkey: PasskeyRequest }> =>
        (await caller(contract.beginPasskeyProof, {}, host)).json()
      const prove = (caller: Caller, ticket: string, passkey: PasskeyAnswer) =>
        caller(contract.confirmWithPasskey, { body: { ticket, passkey } }, host)

      test('SEC-004 C-221 a passkey proves it, once, if the device checks its owner', async () => {
        const caller = await as('commercial')
        const { device } = await setUpPasskey(caller)
        setMinutes(11)
        expect((await caller(contract.renewRecoveryCodes)).json().reason).toBe('freshSignInNeeded')
        const { ticket, passkey } = await begin(caller)
        expect(passkey.userVerification).toBe('required')
        expect(facts(await prove(caller, ticket, device.sign(passkey, false)))).toEqual([400, 'wrongPasskey'])
        expect(facts(await prove(caller, ticket, testPasskey(testOrigin).sign(passkey)))).toEqual([400, 'wrongPasskey'])
        expect((await prove(caller, ticket, device.sign(passkey))).statusCode).toBe(204)
        expect((await caller(contract.renewRecoveryCodes)).statusCode).toBe(200)
        expect(facts(await prove(caller, ticket, device.sign(passkey)))).toEqual([400, 'wrongPasskey'])
      })

      test('SEC-004 C-222 no second factor is asked for: the password alone proves it', async () => {
        const caller = await as('customer-success')
        await setUpApplication(caller, new Date(from + hours * 3_600_000).toISOString())
        setMinutes(11)
        expect((await begin(caller)).passkey).toBeNull()
        expect((await caller(confirmPassword, { body: { password: demoPassword } })).statusCode).toBe(204)
        const body = { name: 'Nome Novo', email: 'customer-success@girassol.demo', notificationMethods: [] }
        const password = { password: 'Chuva-Fina#42', password_confirmation: 'Chuva-Fina#42' }
        expect((await caller(profile.updateProfile, { body: { ...body, ...password } })).statusCode).toBe(200)
      })
    })
  })

  test('SEC-006 an answer is good once, also with two requests at once, and only for its own challenge', async () => {
    const { device } = await setUpPasskey(await as('marketing'))
    const one = await ask('marketing')
    const answer = device.sign(one.passkey)
    const both = await Promise.all([send(one.challenge, answer), send(one.challenge, answer)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401])
    expect((await send(one.challenge, device.sign(one.passkey))).json().reason).toBe('challengeExpired')
    expect(facts(await send((await ask('marketing')).challenge, device.sign(one.passkey)))).toEqual(wrong)
  })
})
