import * as profile from '@girassol/contract/profile'
import * as contract from '@girassol/contract/session'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { demoPassword } from '../../demo-data/demo-accounts.ts'
import { loadDemoPeople } from '../../demo-data/demo-people.ts'
import { type Caller, type TestApplication, testApplication } from '../../test-application.ts'

const from = Date.parse('2026-11-23T12:00:00.000Z')
const needed = [403, 'Confirme sua senha para continuar.', 'freshSignInNeeded']

describe.each(testedDatabases)('a fresh sign-in on %s', (kind) => {
  let test$: TestApplication
  let hour = 0

  beforeAll(async () => {
    test$ = await testApplication({ kind })
    await test$.deps.connection.db.transaction().execute(loadDemoPeople)
  })
  beforeEach(() => {
    hour += 1
    setMinutes(0)
  })
  afterAll(() => test$.close())

  const setMinutes = (minutes: number) =>
    test$.setNow(new Date(from + hour * 3_600_000 + minutes * 60_000).toISOString())
  const facts = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json().message, answer.json().reason]
  const form = (account: string, change: object = {}) => ({
    body: {
      name: 'Nome Novo',
      email: `${account}@girassol.demo`,
      notificationMethods: ['APPLICATION' as const],
      ...change,
    },
  })
  const save = (caller: Caller, account: string, change: object = {}) =>
    caller(profile.updateProfile, form(account, change))
  const toPassword = (password: string) => ({ password, password_confirmation: password })
  const confirm = (caller: Caller, password: string) => caller(contract.confirmPassword, { body: { password } })

  test.each([
    ['password', 'financial', toPassword('Chuva-Fina#42')],
    ['e-mail', 'marketing', { email: 'marta@girassol.demo' }],
  ])('SEC-004 C-221 11 minutes after the sign-in another %s needs the password', async (_title, account, change) => {
    const caller = await test$.as(`${account}@girassol.demo`)
    setMinutes(11)
    expect(facts(await save(caller, account, change))).toEqual(needed)
    expect((await caller(contract.readSession)).json().email).toBe(`${account}@girassol.demo`)
    expect(facts(await save(caller, account, { ...change, currentPassword: 'Errada@26' }))).toEqual([
      403,
      'Senha incorreta.',
      'wrongPassword',
    ])
    const accepted = 'email' in change ? 202 : 200
    expect((await save(caller, account, { ...change, currentPassword: demoPassword })).statusCode).toBe(accepted)
  })

  test('SEC-004 within ten minutes, and for what opens no door, nothing is asked', async () => {
    const caller = await test$.as('purchase@girassol.demo')
    setMinutes(10)
    expect((await save(caller, 'purchase', toPassword('Chuva-Fina#42'))).statusCode).toBe(200)
    setMinutes(500)
    expect((await save(caller, 'purchase', { name: 'Outro Nome' })).statusCode).toBe(200)
  })

  test('SEC-004 the confirmed password is fresh for ten minutes, in this session alone', async () => {
    const [here, elsewhere] = [await test$.as('commercial@girassol.demo'), await test$.as('commercial@girassol.demo')]
    setMinutes(20)
    expect(facts(await confirm(here, 'Errada@26'))).toEqual([403, 'Senha incorreta.', 'wrongPassword'])
    expect(facts(await save(here, 'commercial', toPassword('Chuva-Fina#42')))).toEqual(needed)
    expect((await confirm(here, demoPassword)).statusCode).toBe(204)
    expect(facts(await save(elsewhere, 'commercial', toPassword('Chuva-Fina#42')))).toEqual(needed)
    setMinutes(30)
    expect((await save(here, 'commercial', toPassword('Chuva-Fina#42'))).statusCode).toBe(200)
  })

  test('SEC-004 the refresh of a session proves no password', async () => {
    const body = { email: 'registration@girassol.demo', password: demoPassword }
    const toCookie = ({ cookies }: LightMyRequestResponse) => ({
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    })
    const opened = toCookie(await test$.anonymous(contract.login, { body }))
    setMinutes(11)
    const renewed = toCookie(await test$.anonymous(contract.refreshSession, undefined, opened))
    const request = form('registration', toPassword('Chuva-Fina#42'))
    expect(facts(await test$.anonymous(profile.updateProfile, request, renewed))).toEqual(needed)
  })

  test('SEC-004 SEC-003 wrong passwords count as failed sign-ins, however they are sent', async () => {
    const caller = await test$.as('logistics@girassol.demo')
    const change = { ...toPassword('Chuva-Fina#42'), currentPassword: 'Errada@26' }
    const statuses: number[] = []
    for (let count = 0; count < 5; count += 1) {
      statuses.push((await confirm(caller, 'Errada@26')).statusCode)
      statuses.push((await save(caller, 'logistics', change)).statusCode)
    }
    expect(statuses).toEqual(Array(10).fill(403))
    expect((await confirm(caller, demoPassword)).statusCode).toBe(429)
    expect((await save(caller, 'logistics', { ...change, currentPassword: demoPassword })).statusCode).toBe(429)
  })
})
