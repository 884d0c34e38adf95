import * as contract from '@girassol/contract/session'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { compose } from '../../app.ts'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import { demoPassword } from '../../demo-data/demo-accounts.ts'
import { loadDemoPeople } from '../../demo-data/demo-people.ts'
import { type TestApplication, testApplication } from '../../test-application.ts'

const from = Date.parse('2026-11-23T12:00:00.000Z')
const owner = 'integrator@girassol.demo'
const [networkA, networkB] = ['198.51.100.', '203.0.113.']

describe.each(bothDatabases)('failed sign-ins on %s', (kind) => {
  let test$: TestApplication
  let site: FastifyInstance
  let hour = 0

  beforeAll(async () => {
    test$ = await testApplication({ kind })
    await test$.deps.connection.db.transaction().execute(loadDemoPeople)
    site = await compose({ ...test$.deps, trustProxy: 1 })
  })
  beforeEach(() => {
    hour += 1
    setMinutes(0)
  })
  afterAll(async () => {
    await site.close()
    await test$.close()
  })

  const setMinutes = (minutes: number) =>
    test$.setNow(new Date(from + hour * 3_600_000 + minutes * 60_000).toISOString())

  type Attempt = {
    readonly address: string
    readonly email?: string
    readonly password?: string
    readonly cookie?: string
  }
  const signIn = ({ address, email = owner, password = demoPassword, cookie = '' }: Attempt) =>
    site.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'x-forwarded-for': address, cookie },
      payload: { email, password },
    })
  const fail = async (attempt: Attempt, times: number) => {
    const answers = await Promise.all(
      Array.from({ length: times }, () => signIn({ ...attempt, password: 'Errada@26' })),
    )
    return answers.map(({ statusCode }) => statusCode).toSorted()
  }
  const deviceOf = (answer: LightMyRequestResponse) => {
    const found = answer.cookies.find(({ name }) => name === 'girassol_device')
    return { cookie: `girassol_device=${found?.value}`, flags: found }
  }
  const statusOf = async (attempt: Attempt) => (await signIn(attempt)).statusCode

  whereTested(kind, () => {
    test.each([
      ['letters of several bytes', 'é'.repeat(43)],
      ['another length', 'a'],
      ['nothing', ''],
    ])('SEC-003 a device whose signature has %s is unknown, and its owner signs in', async (_title, signature) => {
      const cookie = `girassol_device=${encodeURIComponent(`id.9999999999.${signature}`)}`
      expect(await statusOf({ address: `${networkB}5`, cookie })).toBe(200)
    })

    test('SEC-003 C-220 30 failures from one network: the owner enters elsewhere, and there too on a known device', async () => {
      const { cookie } = deviceOf(await signIn({ address: `${networkB}1` }))
      expect(await fail({ address: `${networkA}9` }, 30)).toEqual([...Array(10).fill(401), ...Array(20).fill(429)])
      expect(await statusOf({ address: `${networkB}77`, cookie })).toBe(200)
      expect(await statusOf({ address: `${networkA}10` })).toBe(429)
      expect(await statusOf({ address: `${networkA}10`, cookie })).toBe(200)
      setMinutes(9.9)
      const refused = await signIn({ address: `${networkA}10` })
      expect([refused.statusCode, refused.headers['retry-after'], refused.json().message]).toEqual([
        429,
        '6',
        'Muitas tentativas. Aguarde um minuto e tente de novo.',
      ])
      setMinutes(10)
      expect(await statusOf({ address: `${networkA}10` })).toBe(200)
    })

    test('SEC-003 a known device has its own 10 failures', async () => {
      const { cookie } = deviceOf(await signIn({ address: `${networkB}1` }))
      expect(await fail({ address: `${networkB}1`, cookie }, 11)).toEqual([...Array(10).fill(401), 429])
      expect(await statusOf({ address: `${networkB}1`, cookie })).toBe(429)
      expect(await statusOf({ address: `${networkB}1` })).toBe(200)
    })

    test('SEC-003 right passwords are not counted', async () => {
      const statuses = []
      for (let count = 0; count < 12; count += 1) statuses.push(await statusOf({ address: `${networkB}3` }))
      expect(statuses).toEqual(Array(12).fill(200))
    })

    test('SEC-003 the mark of a device is bound to the account, lasts 90 days from the last sign-in, and cannot be made', async () => {
      const { cookie, flags } = deviceOf(await signIn({ address: `${networkB}1` }))
      expect(flags).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/auth', maxAge: 90 * 86_400 })
      const attacked = { address: `${networkA}1`, email: 'manager@girassol.demo' }
      await fail(attacked, 10)
      expect(await statusOf({ ...attacked, cookie })).toBe(429)
      await fail({ address: `${networkA}1` }, 10)
      expect(await statusOf({ address: `${networkA}1`, cookie: cookie.replace(/.{3}$/, 'xxx') })).toBe(429)
      expect(await statusOf({ address: `${networkA}1`, cookie: 'girassol_device=1.9999999999.' })).toBe(429)
      const access = (await signIn({ address: `${networkB}1` })).cookies.find(({ name }) => name === 'girassol_access')
      expect(await statusOf({ address: `${networkA}1`, cookie: `girassol_device=${access?.value}` })).toBe(429)
      setMinutes(90 * 24 * 60)
      await fail({ address: `${networkA}1` }, 10)
      expect(await statusOf({ address: `${networkA}1`, cookie })).toBe(429)
    })

    test('SEC-003 a device is marked Secure over https, and a wrong password marks none', async () => {
      const headers = { 'x-forwarded-for': `${networkB}1`, 'x-forwarded-proto': 'https' }
      const call = { method: 'POST', url: '/api/auth/login', headers } as const
      const secure = await site.inject({ ...call, payload: { email: owner, password: demoPassword } })
      const wrong = await site.inject({ ...call, payload: { email: owner, password: 'Errada@26' } })
      expect([deviceOf(secure).flags?.secure, deviceOf(wrong).flags]).toEqual([true, undefined])
      const { cookie } = deviceOf(secure)
      const logout = await test$.anonymous(contract.logout, undefined, { cookie })
      expect(deviceOf(logout).flags).toBeUndefined()
    })
  })

  test('SEC-003 C-220 60 failures a minute close a network, whatever the accounts, but not its known devices', async () => {
    const { cookie } = deviceOf(await signIn({ address: `${networkA}1` }))
    const spray = await Promise.all(
      Array.from({ length: 60 }, (_, number) =>
        signIn({ address: `${networkA}${number}`, email: `x${number}@spray.demo`, password: 'Errada@26' }),
      ),
    )
    expect(new Set(spray.map(({ statusCode }) => statusCode))).toEqual(new Set([401]))
    expect(await statusOf({ address: `${networkA}200` })).toBe(429)
    expect(await statusOf({ address: `${networkA}200`, cookie })).toBe(200)
    expect(await statusOf({ address: `${networkB}200` })).toBe(200)
    setMinutes(1)
    expect(await statusOf({ address: `${networkA}200` })).toBe(200)
  })
})
