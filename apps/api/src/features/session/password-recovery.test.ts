import * as contract from '@girassol/contract/session'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoPassword } from '../../demo-data/demo-accounts.ts'
import { loadDemoPeople } from '../../demo-data/demo-people.ts'
import { type TestApplication, testApplication } from '../../test-application.ts'
import { deliverResetMail } from './test-password-mail.ts'

let test$: TestApplication
let passwordHash: string | null
const email = 'purchase@girassol.demo'
const password = 'Outra@Senha26'
const noon = Date.parse('2026-11-23T12:00:00.000Z')
const minutes = (count: number) => new Date(noon + count * 60_000).toISOString()

beforeAll(async () => {
  test$ = await testApplication()
  const { db } = test$.deps.connection
  await db.transaction().execute(loadDemoPeople)
  const user = db.selectFrom('app_user').select('password_hash').where('email', '=', email)
  passwordHash = (await user.executeTakeFirstOrThrow()).password_hash
})
beforeEach(async () => {
  const { connection, boss } = test$.deps
  test$.setNow(minutes(0))
  await boss.deleteQueuedJobs('mail.password-reset')
  await connection.db.deleteFrom('rate_limit').execute()
  const before = { password_hash: passwordHash }
  await connection.db.updateTable('app_user').set(before).where('email', '=', email).execute()
})
afterAll(() => test$.close())

/** Requests a link; returns the token of the mail, or none if no mail is sent. */
const requestLink = async (address: string): Promise<string | undefined> => {
  const answer = await test$.anonymous(contract.forgotPassword, { body: { email: address } })
  expect([answer.statusCode, answer.body]).toEqual([202, 'null'])
  return deliverResetMail(test$.deps)
}

const reset = (token: string | undefined, chosen = password, repeated = chosen) =>
  test$.anonymous(contract.resetPassword, {
    body: { token: token ?? '', password: chosen, password_confirmation: repeated },
  })

const logIn = async (typed: string) =>
  (await test$.anonymous(contract.login, { body: { email, password: typed } })).statusCode

test('C-02 a link works for an hour', async () => {
  const token = await requestLink(email)
  test$.setNow(minutes(60))
  const late = await reset(token)
  expect([late.statusCode, late.json().message, late.json().reason]).toEqual([
    400,
    'Este link não vale mais. Peça um novo.',
    'linkUsed',
  ])
  expect(await logIn(demoPassword)).toBe(200)
  test$.setNow(minutes(59))
  expect((await reset(token)).statusCode).toBe(204)
  expect([await logIn(demoPassword), await logIn(password)]).toEqual([401, 200])
})

test.each([
  ['too short', 'Ab1@', 'Ab1@', 'A senha deve conter no mínimo 8 caracteres'],
  [
    'too simple',
    'abcdefgh',
    'abcdefgh',
    'A senha deve conter letras maiúsculas, minúsculas, números e caracteres especiais',
  ],
  ['typed differently', 'Boa@Senha26', 'Boa@Senha27', 'Senhas não coincidem'],
])('C-02 PROF-009 PROF-010 PROF-011 a password that is %s is refused, and the link stays valid', async (...row) => {
  const [, chosen, repeated, sentence] = row
  test$.setNow(minutes(10 + sentence.length))
  const token = await requestLink(email)
  const refused = await reset(token, chosen, repeated)
  expect([refused.statusCode, refused.json().message]).toEqual([400, sentence])
  expect((await reset(token)).statusCode).toBe(204)
})

test('C-02 an unknown token is refused, and an unknown or inactive address gets no link', async () => {
  test$.setNow(minutes(200))
  expect((await reset('x'.repeat(43))).json().reason).toBe('linkUsed')
  expect(await requestLink('ninguem@girassol.demo')).toBeUndefined()
  const { db } = test$.deps.connection
  await db.updateTable('app_user').set({ active: false }).where('email', '=', 'marketing@girassol.demo').execute()
  expect(await requestLink('marketing@girassol.demo')).toBeUndefined()
})

test('C-02 using a link invalidates the other requested links', async () => {
  test$.setNow(minutes(250))
  const [first, second] = [await requestLink(email), await requestLink(email)]
  expect((await reset(second)).statusCode).toBe(204)
  expect((await reset(first)).json().reason).toBe('linkUsed')
})

test.each([
  ['one link', 300, false],
  ['two links of one user', 310, true],
])('C-02 of two uses of %s at once exactly one sets the password', async (_, at, isAnother) => {
  test$.setNow(minutes(at))
  const token = await requestLink(email)
  const second = isAnother ? await requestLink(email) : token
  const [one, other] = ['Primeira@26', 'Segunda@2026']
  const both = await Promise.all([reset(token, one), reset(second, other)])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400])
  expect(await logIn(both[0]?.statusCode === 204 ? one : other)).toBe(200)
})

test('C-02 links for one address are limited, whichever client requests them', async () => {
  test$.setNow(minutes(400))
  const request = () => test$.anonymous(contract.forgotPassword, { body: { email: 'financial@girassol.demo' } })
  const statuses: number[] = []
  for (let attempt = 0; attempt < 4; attempt += 1) statuses.push((await request()).statusCode)
  expect(statuses).toEqual([202, 202, 202, 429])
})
