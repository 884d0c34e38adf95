import * as contract from '@girassol/contract/session'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compose } from '../app.ts'
import { testedDatabases } from '../database/test-database.ts'
import { demoPassword } from '../demo-data/demo-accounts.ts'
import { loadDemoPeople } from '../demo-data/demo-people.ts'
import { deliverResetMail } from '../features/session/test-password-mail.ts'
import { type TestApplication, testApplication } from '../test-application.ts'

const email = 'purchase@girassol.demo'
const newSecret = 'another secret of the tests, long enough to sign with'

describe.each(testedDatabases)('the secrets on %s', (kind) => {
  let test$: TestApplication
  beforeAll(async () => {
    test$ = await testApplication({ kind })
    await test$.deps.connection.db.transaction().execute(loadDemoPeople)
  })
  afterAll(() => test$.close())

  const signIn = async () => {
    const answer = await test$.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: demoPassword },
    })
    return Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
  }
  const toHeader = (cookies: Record<string, string>) =>
    Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
  const readWith = async (
    secrets: { sessionSecret: string; previousSecret?: string },
    cookies: Record<string, string>,
  ) => {
    const app = await compose({ ...test$.deps, ...secrets })
    const answer = await app.inject({ url: '/api/auth/me', headers: { cookie: toHeader(cookies) } })
    await app.close()
    return answer.statusCode
  }

  test('SEC-012 C-224 while the secret is changed open sessions go on, and once the earlier one is gone its tokens end', async () => {
    const cookies = await signIn()
    const previousSecret = test$.deps.sessionSecret
    expect(await readWith({ sessionSecret: previousSecret }, cookies)).toBe(200)
    expect(await readWith({ sessionSecret: newSecret, previousSecret }, cookies)).toBe(200)
    expect(await readWith({ sessionSecret: newSecret }, cookies)).toBe(401)
    expect(await readWith({ sessionSecret: newSecret, previousSecret: 'x'.repeat(40) }, cookies)).toBe(401)
  })

  test('SEC-012 a token that the earlier secret signed still expires', async () => {
    const token = test$.app.jwt.sign({ sub: '1', family: 'x', iat: 1, exp: 2 })
    const app = await compose({ ...test$.deps, sessionSecret: newSecret, previousSecret: test$.deps.sessionSecret })
    const answer = await app.inject({ url: '/api/auth/me', headers: { cookie: `girassol_access=${token}` } })
    await app.close()
    expect([answer.statusCode, answer.json().expiredToken]).toEqual([401, true])
  })

  test('SEC-012 after a recovery no column of any table contains the token of the link or of a session', async () => {
    const cookies = await signIn()
    await test$.anonymous(contract.forgotPassword, { body: { email } })
    const token = await deliverResetMail(test$.deps)
    const secrets = [token, ...Object.entries(cookies).flatMap(([name, value]) => (/device/.test(name) ? [] : [value]))]
    expect(secrets).toHaveLength(3)
    const { rows: tables } = await sql<{ name: string }>`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(test$.deps.connection.db)
    expect(tables.length).toBeGreaterThan(40)
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`select each::text as row from ${sql.raw(name)} as each`.execute(
        test$.deps.connection.db,
      )
      const found = rows.filter(({ row }) => secrets.some((secret) => row.includes(secret ?? '')))
      expect([name, found.length]).toEqual([name, 0])
    }
  })
})
