import * as profile from '@girassol/contract/profile'
import * as contract from '@girassol/contract/session'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoPassword } from '../../demo-data/demo-accounts.ts'
import { loadDemoPeople } from '../../demo-data/demo-people.ts'
import { type Caller, type TestApplication, testApplication } from '../../test-application.ts'
import { deliverResetMail } from './test-password-mail.ts'

let test$: TestApplication
const email = 'marina.alves@solcerrado.example'
const common = 'Esta senha está entre as mais usadas. Escolha outra.'
const personal = 'A senha não pode conter o seu nome nem o seu e-mail.'
const guessable = [
  ['Senha@123', common],
  ['P@ssw0rd', common],
  ['Marina@2026', personal],
  ['MarinaAlves#1', personal],
  ['Conceicao@26', personal],
] as const
const from = Date.parse('2026-11-23T12:00:00.000Z')
let hours = 0
let passwordHash: string | null

beforeAll(async () => {
  test$ = await testApplication()
  await test$.deps.connection.db.transaction().execute(loadDemoPeople)
  const marina = await test$.deps.connection.db
    .updateTable('app_user')
    .set({ email })
    .where('email', '=', 'integrator@girassol.demo')
    .returning('password_hash')
    .executeTakeFirstOrThrow()
  passwordHash = marina.password_hash
})
beforeEach(async () => {
  const person = { name: 'Marina Conceição', password_hash: passwordHash }
  await test$.deps.connection.db.updateTable('app_user').set(person).where('email', '=', email).execute()
  hours += 1
  test$.setNow(new Date(from + hours * 3_600_000).toISOString())
})
afterAll(() => test$.close())

const requestLink = async (): Promise<string> => {
  await test$.anonymous(contract.forgotPassword, { body: { email } })
  return (await deliverResetMail(test$.deps)) ?? ''
}

const reset = (token: string, password: string) =>
  test$.anonymous(contract.resetPassword, { body: { token, password, password_confirmation: password } })

const logIn = async (password: string) =>
  (await test$.anonymous(contract.login, { body: { email, password } })).statusCode

test.each(guessable)('SEC-014 C-221 the link of a mail does not set %s, says why, and still works', async (...row) => {
  const [password, sentence] = row
  const token = await requestLink()
  const refused = await reset(token, password)
  expect([refused.statusCode, refused.json().message]).toEqual([400, sentence])
  expect([await logIn(password), await logIn(demoPassword)]).toEqual([401, 200])
})

test('SEC-014 a link that is not open says nothing about names', async () => {
  const answer = await reset('x'.repeat(43), 'Marina@2026')
  expect([answer.statusCode, answer.json().reason]).toEqual([400, 'linkUsed'])
})

describe('the profile', () => {
  const body = { name: 'Marina Conceição', email, notificationMethods: ['APPLICATION' as const] }
  const save = (caller: Caller, password: string, change: object = {}) =>
    caller(profile.updateProfile, { body: { ...body, ...change, password, password_confirmation: password } })

  test.each(guessable)('SEC-014 C-221 does not take %s, and says why at its field', async (...row) => {
    const [password, sentence] = row
    const refused = await save(await test$.as(email), password)
    expect(refused.json()).toMatchObject({ statusCode: 400, errors: [{ property: 'password', value: null }] })
    expect(Object.values(refused.json().errors[0].constraints)).toEqual([sentence])
    expect(await logIn(demoPassword)).toBe(200)
  })

  test('SEC-014 a name that changes with the password counts as before and as after', async () => {
    const caller = await test$.as(email)
    const change = { name: 'Helena Prado' }
    expect((await save(caller, 'Helena@2026', change)).statusCode).toBe(400)
    expect((await save(caller, 'Marina@2026', change)).statusCode).toBe(400)
    expect((await save(caller, 'Chuva-Fina#42', change)).statusCode).toBe(200)
  })
})
