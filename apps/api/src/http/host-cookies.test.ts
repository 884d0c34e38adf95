import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compose } from '../app.ts'
import { demoPassword } from '../demo-data/demo-accounts.ts'
import { loadDemoPeople } from '../demo-data/demo-people.ts'
import { type TestApplication, testApplication } from '../test-application.ts'

describe('cookies where people reach the portal by https', () => {
  /** As it was before: the names without a prefix. */
  let plain: TestApplication
  let secure: FastifyInstance

  beforeAll(async () => {
    plain = await testApplication()
    await plain.deps.connection.db.transaction().execute(loadDemoPeople)
    // The proxy in front ends the encryption.
    secure = await compose({ ...plain.deps, publicUrl: 'https://portal.example' })
  })
  afterAll(async () => {
    await secure.close()
    await plain.close()
  })

  const logIn = (app: FastifyInstance, email: string) =>
    app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password: demoPassword } })
  const toHeader = ({ cookies }: LightMyRequestResponse) =>
    cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const readMe = (cookie: string) => secure.inject({ url: '/api/auth/me', headers: { cookie } })
  const post = (call: 'refresh' | 'logout', cookie: string) =>
    secure.inject({ method: 'POST', url: `/api/auth/${call}`, headers: { cookie } })
  const removed = ({ cookies }: LightMyRequestResponse) =>
    cookies.flatMap(({ name, value, path }) => (value === '' ? [`${name} ${path}`] : [])).sort()

  test('SEC-017 C-224 they carry __Host-, are Secure, and belong to no domain; signing out removes them', async () => {
    const opened = await logIn(secure, 'manager@girassol.demo')
    const common = { httpOnly: true, secure: true, sameSite: 'Lax', path: '/' }
    expect(opened.cookies).toEqual(
      ['__Host-girassol_access', '__Host-girassol_refresh', '__Host-girassol_device'].map((name) => ({
        ...common,
        name,
        value: expect.stringMatching(/./),
        maxAge: expect.any(Number),
      })),
    )
    expect((await readMe(toHeader(opened))).json()).toMatchObject({ email: 'manager@girassol.demo' })
    const out = await post('logout', toHeader(opened))
    expect(removed(out)).toEqual(['__Host-girassol_access /', '__Host-girassol_refresh /'])
    expect((await post('refresh', toHeader(opened))).statusCode).toBe(401)
  })

  test('SEC-017 a session with the earlier names goes on with one refresh, which removes them', async () => {
    const earlier = toHeader(await logIn(plain.app, 'financial@girassol.demo'))
    const refused = await readMe(earlier)
    expect([refused.statusCode, refused.json().expiredToken]).toEqual([401, true])
    const renewed = await post('refresh', earlier)
    expect(renewed.statusCode).toBe(204)
    expect(removed(renewed)).toEqual(['girassol_access /', 'girassol_refresh /api/auth'])
    expect((await readMe(toHeader(renewed))).json()).toMatchObject({ email: 'financial@girassol.demo' })
  })

  test('SEC-017 a cookie that another host planted under the earlier name does not replace the own session', async () => {
    const planted = toHeader(await logIn(plain.app, 'purchase@girassol.demo'))
    const own = toHeader(await logIn(secure, 'logistics@girassol.demo'))
    for (const cookie of [`${planted}; ${own}`, `${own}; ${planted}`]) {
      expect((await readMe(cookie)).json()).toMatchObject({ email: 'logistics@girassol.demo' })
    }
    const renewed = await post('refresh', `${planted}; ${own}`)
    expect((await readMe(toHeader(renewed))).json()).toMatchObject({ email: 'logistics@girassol.demo' })
  })

  test('SEC-003 SEC-017 a device that is known by the earlier name stays known, and gets the new one', async () => {
    const before = await logIn(plain.app, 'commercial@girassol.demo')
    const again = await secure.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { cookie: toHeader(before) },
      payload: { email: 'commercial@girassol.demo', password: demoPassword },
    })
    const idIn = (answer: LightMyRequestResponse, name: string) =>
      answer.cookies.find((cookie) => cookie.name === name)?.value.split('.')[0]
    expect(idIn(again, '__Host-girassol_device')).toBe(idIn(before, 'girassol_device'))
    expect(removed(again)).toContain('girassol_device /api/auth')
  })

  test('SEC-017 with http the names stay, because browsers refuse the prefix there', async () => {
    const { cookies } = await logIn(plain.app, 'registration@girassol.demo')
    expect(cookies.map(({ name }) => name)).toEqual(['girassol_access', 'girassol_refresh', 'girassol_device'])
  })
})
