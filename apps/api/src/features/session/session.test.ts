import * as contract from '@girassol/contract/session'
import type { SellerStatus } from '@girassol/domain/sellers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import { demoPassword } from '../../demo-data/demo-accounts.ts'
import { loadDemoPeople } from '../../demo-data/demo-people.ts'
import { type TestApplication, testApplication } from '../../test-application.ts'

const sevenDays = 7 * 24 * 3_600_000

describe.each(bothDatabases)('the session on %s', (kind) => {
  let test$: TestApplication

  beforeAll(async () => {
    test$ = await testApplication({ kind })
    await test$.deps.connection.db.transaction().execute(loadDemoPeople)
  })
  // A clock that goes on would give attempts back while they are counted.
  beforeEach(() => test$.setNow(new Date().toISOString()))
  afterAll(() => test$.close())

  const logIn = (email: string, password = demoPassword) =>
    test$.anonymous(contract.login, { body: { email, password } })

  const toCookies = (answer: Awaited<ReturnType<typeof logIn>>) =>
    Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))

  const withCookies = (cookies: Record<string, string | undefined>) => ({
    cookie: Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
  })

  whereTested(kind, () => {
    test('AUTH-022 AUTH-023 valid credentials open a cookie session that readSession knows', async () => {
      const answer = await logIn('integrator@girassol.demo')
      expect(answer.statusCode).toBe(200)
      expect(answer.cookies).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ name: 'girassol_access', httpOnly: true, sameSite: 'Lax' }),
          expect.objectContaining({ name: 'girassol_refresh', httpOnly: true, path: '/api/auth' }),
        ]),
      )
      const me = await test$.anonymous(contract.readSession, undefined, withCookies(toCookies(answer)))
      expect(me.json()).toMatchObject({ email: 'integrator@girassol.demo', roles: [{ reference: 'INTEGRATOR' }] })
    })

    test('AUTH-023 a wrong password and an unknown e-mail get the same response', async () => {
      const wrong = await logIn('integrator@girassol.demo', 'Errada@2026')
      const unknown = await logIn('ninguem@girassol.demo')
      expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401])
      expect(wrong.json().message).toBe('E-mail ou senha inválidos.')
      expect(unknown.json().message).toBe(wrong.json().message)
    })

    test('AUTH-010 AUTH-011 C-09 an integrator of a seller that is not approved is refused with the reason', async () => {
      const answer = await logIn('pending@girassol.demo')
      expect(answer.statusCode).toBe(401)
      expect(answer.json().message).toBe('Seu cadastro ainda não foi aprovado.')
    })

    test('AUTH-005 AUTH-024 C-03 an expired token says so, an absent one does not, and a refresh renews it', async () => {
      const cookies = toCookies(await logIn('manager@girassol.demo'))
      const expired = test$.app.jwt.sign({ sub: '1', family: 'x', iat: 1, exp: 2 })
      const old = await test$.anonymous(contract.readSession, undefined, withCookies({ girassol_access: expired }))
      expect(old.statusCode).toBe(401)
      expect(old.json()).toMatchObject({
        statusCode: 401,
        error: 'Unauthorized',
        message: 'Sessão expirada',
        expiredToken: true,
      })
      const absent = await test$.anonymous(contract.readSession)
      expect(absent.json().expiredToken).toBeUndefined()
      const refreshed = await test$.anonymous(contract.refreshSession, undefined, withCookies(cookies))
      expect(refreshed.statusCode).toBe(204)
      const me = await test$.anonymous(contract.readSession, undefined, withCookies(toCookies(refreshed)))
      expect(me.statusCode).toBe(200)
    })

    test('C-01 the reuse of an old refresh token ends its family, the newest token included', async () => {
      const first = toCookies(await logIn('commercial@girassol.demo'))
      const second = toCookies(await test$.anonymous(contract.refreshSession, undefined, withCookies(first)))
      const reused = await test$.anonymous(contract.refreshSession, undefined, withCookies(first))
      expect(reused.statusCode).toBe(401)
      const newest = await test$.anonymous(contract.refreshSession, undefined, withCookies(second))
      expect(newest.statusCode).toBe(401)
    })

    test('C-01 a refresh token renews the session for seven days and not a second longer', async () => {
      const openedAt = Date.parse('2026-11-02T12:00:00Z')
      const refreshAfter = async (milliseconds: number) => {
        test$.setNow(new Date(openedAt).toISOString())
        const cookies = toCookies(await logIn('registration@girassol.demo'))
        test$.setNow(new Date(openedAt + milliseconds).toISOString())
        return test$.anonymous(contract.refreshSession, undefined, withCookies(cookies))
      }
      const lastSecond = await refreshAfter(sevenDays - 1000)
      const expired = await refreshAfter(sevenDays)
      test$.setNow(new Date().toISOString())
      expect(lastSecond.statusCode).toBe(204)
      expect(expired.statusCode).toBe(401)
      expect(expired.cookies.map(({ name, value }) => [name, value])).toEqual([
        ['girassol_access', ''],
        ['girassol_refresh', ''],
      ])
    })

    test('AUTH-006 logout ends the session for its refresh token and clears the cookies', async () => {
      const cookies = toCookies(await logIn('purchase@girassol.demo'))
      const out = await test$.anonymous(contract.logout, undefined, withCookies(cookies))
      expect(out.statusCode).toBe(204)
      const refreshed = await test$.anonymous(contract.refreshSession, undefined, withCookies(cookies))
      expect(refreshed.statusCode).toBe(401)
    })

    test('SEC-017 C-224 logout clears what the browser cached, but neither preferences and drafts nor the known device', async () => {
      const cookies = toCookies(await logIn('purchase@girassol.demo'))
      const out = await test$.anonymous(contract.logout, undefined, withCookies(cookies))
      expect(out.headers['clear-site-data']).toBe('"cache"')
      expect(out.cookies.map(({ name, value }) => [name, value])).toEqual([
        ['girassol_access', ''],
        ['girassol_refresh', ''],
      ])
      const refused = await test$.anonymous(contract.refreshSession, undefined, withCookies(cookies))
      expect([refused.statusCode, refused.headers['clear-site-data']]).toEqual([401, undefined])
    })

    test('AUTH-010 C-09 a seller that loses its approval ends its open sessions with the reason', async () => {
      const cookies = toCookies(await logIn('integrator2@girassol.demo'))
      const { db } = test$.deps.connection
      const setStatus = (status: SellerStatus) =>
        db.updateTable('seller').set({ status }).where('erp_code', '=', 'INT002').execute()
      await setStatus('REPROVED')
      const me = await test$.anonymous(contract.readSession, undefined, withCookies(cookies))
      const refreshed = await test$.anonymous(contract.refreshSession, undefined, withCookies(cookies))
      await setStatus('APPROVED')
      for (const answer of [me, refreshed]) {
        expect(answer.statusCode).toBe(401)
        expect(answer.json()).toMatchObject({
          reason: 'sellerNotApproved',
          message: 'Seu cadastro ainda não foi aprovado.',
        })
      }
    })
  })

  test('C-01 of two refreshes with one token at once exactly one wins', async () => {
    const cookies = toCookies(await logIn('financial@girassol.demo'))
    const both = await Promise.all(
      [1, 2].map(() => test$.anonymous(contract.refreshSession, undefined, withCookies(cookies))),
    )
    expect(both.map((answer) => answer.statusCode).sort()).toEqual([204, 401])
  })

  test('C-01 SEC-003 failed attempts on one account are counted, from any client of one network', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => logIn('marketing@girassol.demo', 'x')))
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(15)
  })
})
