import { createHash } from 'node:crypto'
import { Writable } from 'node:stream'
import * as contract from '@girassol/contract/api-keys'
import * as cart from '@girassol/contract/cart'
import * as publicApi from '@girassol/contract/public-api'
import { plusHours } from '@girassol/domain/shared'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { compose } from '../../app.ts'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import { noon } from '../cart/test-shop.ts'
import { companyAdmin, houseAdmin, type Keys, openKeys, strangerAdmin } from './test-keys.ts'

describe.each(bothDatabases)('keys on %s', (kind) => {
  let keys: Keys
  let log = ''

  beforeAll(async () => {
    const logStream = new Writable({
      write: (chunk, _encoding, done) => {
        log += String(chunk)
        done()
      },
    })
    keys = await openKeys(kind, { logStream })
  })
  afterEach(async () => {
    keys.setNow(noon)
    await keys.db.updateTable('seller').set({ status: 'APPROVED' }).where('erp_code', '=', 'INT001').execute()
    await keys.db.updateTable('app_user').set({ active: true }).where('email', '=', companyAdmin).execute()
    await keys.db.deleteFrom('api_key').execute()
    await keys.db.deleteFrom('rate_limit').execute()
  })
  afterAll(() => keys.close())

  const read = (secret: string) => keys.withKey(secret)(publicApi.listProducts, { query: { limit: 1 } })

  whereTested(kind, () => {
    test('API-001 the secret is returned once, and neither the database nor the log has it', async () => {
      const admin = await keys.as(companyAdmin)
      const expiresAt = plusHours(noon, 24 * 365)
      const { key, secret } = await keys.companyKey(['products:read'], {
        expiresAt,
        ranges: ['127.0.0.0/8', '2001:db8::/32'],
      })
      expect(secret).toMatch(/^gsk_[a-z]{8}_[0-9A-Za-z]{43}$/)
      expect(secret.startsWith(`${key.prefix}_`)).toBe(true)
      expect((await read(secret)).statusCode).toBe(200)
      const [listed] = (await admin(contract.listCompanyKeys)).json().data
      expect(listed).toEqual({ ...key, lastUsedAt: noon })
      expect(listed).toMatchObject({
        name: 'ERP da loja',
        expiresAt,
        ranges: ['127.0.0.0/8', '2001:db8::/32'],
        state: 'ACTIVE',
      })
      const end = secret.slice(-43)
      const { rows } = await sql<{ dump: string }>`
        select query_to_xml('select * from ' || quote_ident(table_name), true, false, '')::text as dump
        from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
          and table_name not in ('product', 'order_item')`.execute(keys.db)
      const dump = rows.map((row) => row.dump).join()
      expect(dump).toContain(createHash('sha256').update(secret).digest('hex'))
      expect(dump).not.toContain(end)
      expect(log).not.toContain(end)
    })

    test('API-001 two keys are never equal', async () => {
      const made = [await keys.companyKey(), await keys.companyKey()]
      expect(new Set(made.map(({ secret }) => secret)).size).toBe(2)
      expect(new Set(made.map(({ key }) => key.prefix)).size).toBe(2)
    })

    test('API-001 a key that ends later than in 365 days, has already ended, or has no network as network is refused', async () => {
      const admin = await keys.as(companyAdmin)
      const make = async (more: object) => {
        const body = { name: 'Outra', scopes: ['products:read' as const], ...more }
        const answer = await admin(contract.createCompanyKey, { body })
        return [answer.statusCode, answer.json().errors?.[0].property]
      }
      expect(await make({ expiresAt: plusHours(noon, 24 * 365 + 1) })).toEqual([400, 'expiresAt'])
      expect(await make({ expiresAt: noon })).toEqual([400, 'expiresAt'])
      expect(await make({ ranges: ['203.0.113.0'] })).toEqual([400, 'ranges.0'])
      expect(await make({ ranges: Array.from({ length: 11 }, () => '10.0.0.0/8') })).toEqual([400, 'ranges'])
      expect(await make({ scopes: [] })).toEqual([400, 'scopes'])
      expect(await make({ scopes: ['all'] })).toEqual([400, 'scopes.0'])
    })

    test('API-001 a key that has ended answers 401, and one for other networks 403', async () => {
      const { secret } = await keys.companyKey(['products:read'], { expiresAt: plusHours(noon, 1) })
      expect((await read(secret)).statusCode).toBe(200)
      keys.setNow(plusHours(noon, 1))
      expect((await read(secret)).statusCode).toBe(401)
      keys.setNow(noon)
      const elsewhere = await keys.companyKey(['products:read'], { ranges: ['203.0.113.0/24', '2001:db8::/32'] })
      const refused = await read(elsewhere.secret)
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'ADDRESS_NOT_ALLOWED'])
    })

    test('API-002 after a rotation the former secret works for 24 hours, and the new one at once', async () => {
      const admin = await keys.as(companyAdmin)
      const { key, secret } = await keys.companyKey()
      const rotated = (await admin(contract.rotateCompanyKey, { params: { id: key.id } })).json()
      expect(rotated.key).toMatchObject({ id: key.id, prefix: key.prefix, formerUntil: plusHours(noon, 24) })
      expect((await read(rotated.secret)).statusCode).toBe(200)
      keys.setNow(plusHours(noon, 24 - 1 / 60))
      expect((await read(secret)).statusCode).toBe(200)
      keys.setNow(plusHours(noon, 24 + 1 / 60))
      expect([(await read(secret)).statusCode, (await read(rotated.secret)).statusCode]).toEqual([401, 200])
    })

    test('API-002 a revoked key answers 401 to its next call, and is no longer listed', async () => {
      const admin = await keys.as(companyAdmin)
      const { key, secret } = await keys.companyKey()
      expect((await read(secret)).statusCode).toBe(200)
      const revoke = () => admin(contract.revokeCompanyKey, { params: { id: key.id } })
      expect((await revoke()).statusCode).toBe(204)
      expect((await read(secret)).statusCode).toBe(401)
      expect((await admin(contract.listCompanyKeys)).json().data).toEqual([])
      expect((await revoke()).statusCode).toBe(404)
    })

    test('API-002 only the ADMIN of the company and an ADMINISTRATOR keep keys, each of their own', async () => {
      const own = await keys.companyKey()
      const house = await keys.houseKey()
      const call = async (email: string, endpoint: typeof contract.listCompanyKeys) => (await keys.as(email))(endpoint)
      for (const email of ['manager@girassol.demo', 'contributor@girassol.demo', houseAdmin])
        expect((await call(email, contract.listCompanyKeys)).statusCode).toBe(403)
      for (const email of [companyAdmin, 'commercial@girassol.demo'])
        expect((await call(email, contract.listHouseKeys)).statusCode).toBe(403)
      const stranger = await keys.as(strangerAdmin)
      expect((await stranger(contract.listCompanyKeys)).json().data).toEqual([])
      for (const { id } of [own.key, house.key]) {
        expect((await stranger(contract.revokeCompanyKey, { params: { id } })).statusCode).toBe(404)
        expect((await stranger(contract.rotateCompanyKey, { params: { id } })).statusCode).toBe(404)
      }
      const admin = await keys.as(houseAdmin)
      expect((await admin(contract.revokeHouseKey, { params: { id: own.key.id } })).statusCode).toBe(404)
      expect((await admin(contract.revokeHouseKey, { params: { id: house.key.id } })).statusCode).toBe(204)
    })

    test('API-003 a key opens nothing of the portal, a session nothing of the public API, and no address has a key', async () => {
      const { secret } = await keys.companyKey()
      expect((await keys.withKey(secret)(cart.readCart)).statusCode).toBe(401)
      const session = await keys.as(companyAdmin)
      expect((await session(publicApi.listProducts, { query: {} })).statusCode).toBe(401)
      for (const name of ['key', 'access_token', 'authorization'])
        expect((await keys.app.inject(`/api/public/v1/products?${name}=${secret}`)).statusCode).toBe(401)
      const wrong = [`Basic ${secret}`, secret, `Bearer ${secret}x`, `Bearer ${secret.slice(0, -1)}!`, 'Bearer ']
      for (const authorization of wrong) {
        const answer = await keys.anonymous(publicApi.listProducts, { query: {} }, { authorization })
        expect([answer.statusCode, answer.json().code]).toEqual([401, 'INVALID_KEY'])
      }
    })

    test('API-013 a company that is not approved, and a maker who left, stop the key with its next call', async () => {
      const { secret } = await keys.companyKey()
      for (const status of ['REPROVED', 'PENDING'] as const) {
        await keys.db.updateTable('seller').set({ status }).where('erp_code', '=', 'INT001').execute()
        expect((await read(secret)).statusCode).toBe(401)
      }
      await keys.db.updateTable('seller').set({ status: 'APPROVED' }).where('erp_code', '=', 'INT001').execute()
      expect((await read(secret)).statusCode).toBe(200)
      await keys.db.updateTable('app_user').set({ active: false }).where('email', '=', companyAdmin).execute()
      expect((await read(secret)).statusCode).toBe(401)
    })

    test('API-013 C-206 the key of an ADMIN who has another company role stops with its next call', async () => {
      const setRole = (email: string, company_role: 'ADMIN' | 'APPROVER' | 'VIEWER') =>
        keys.db.updateTable('app_user').set({ company_role }).where('email', '=', email).execute()
      const { secret } = await keys.companyKey()
      await setRole(companyAdmin, 'VIEWER')
      await setRole('manager@girassol.demo', 'ADMIN')
      expect((await read(secret)).statusCode).toBe(401)
      const colleague = await keys.as('manager@girassol.demo')
      expect((await colleague(contract.listCompanyKeys)).json().data).toMatchObject([{ state: 'STOPPED' }])
      await setRole('manager@girassol.demo', 'APPROVER')
      await setRole(companyAdmin, 'ADMIN')
      expect((await read(secret)).statusCode).toBe(200)
    })
  })

  test('API-002 of 12 keys made at once, 10 are made and two refused with 409', async () => {
    const admin = await keys.as(companyAdmin)
    const body = { name: 'Muitas', scopes: ['products:read' as const] }
    const answers = await Promise.all(Array.from({ length: 12 }, () => admin(contract.createCompanyKey, { body })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array(10).fill(201), 409, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json().message).toBe('A empresa já tem 10 chaves. Revogue uma para criar outra.')
    const house = await keys.as(houseAdmin)
    expect((await house(contract.listHouseKeys)).json()).toMatchObject({ most: 20 })
  })

  test('API-006 the 121st call of a minute is refused, another key is free, and all processes count the next minute together', async () => {
    const { secret } = await keys.companyKey()
    const other = await keys.companyKey()
    keys.setNow('2026-11-23T15:00:10.000Z')
    const answers = await Promise.all(Array.from({ length: 121 }, () => read(secret)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(120)
    const refused = answers.find(({ statusCode }) => statusCode === 429)
    expect(refused?.json().code).toBe('RATE_LIMITED')
    expect(refused?.headers).toMatchObject({
      'ratelimit-limit': '120',
      'ratelimit-remaining': '0',
      'ratelimit-reset': '50',
      'retry-after': '50',
    })
    expect((await read(other.secret)).headers).toMatchObject({ 'ratelimit-remaining': '119', 'ratelimit-reset': '50' })
    keys.setNow('2026-11-23T15:01:00.000Z')
    expect((await read(secret)).headers['ratelimit-remaining']).toBe('119')
    const otherProcess = await compose(keys.deps)
    const headers = { authorization: `Bearer ${secret}` }
    const shared = await otherProcess.inject({ url: '/api/public/v1/products?limit=1', headers })
    expect([shared.statusCode, shared.headers['ratelimit-remaining']]).toEqual([200, '118'])
    await otherProcess.close()
  })
})

test('API-006 the calls of a day in São Paulo are counted, those beyond the minute are not', async () => {
  const keys = await openKeys('postgres')
  const { key, secret } = await keys.companyKey()
  const read = () => keys.withKey(secret)(publicApi.listProducts, { query: { limit: 1 } })
  await read()
  await keys.db.updateTable('api_key_use').set({ day_calls: 19_999 }).where('key_id', '=', key.id).execute()
  const last = await read()
  expect([last.statusCode, last.headers['ratelimit-limit'], last.headers['ratelimit-remaining']]).toEqual([
    200,
    '20000',
    '0',
  ])
  const refused = await read()
  expect(refused.statusCode).toBe(429)
  // From noon in São Paulo to midnight.
  expect(refused.headers['retry-after']).toBe(String(12 * 3600))
  keys.setNow('2026-11-24T03:00:00.000Z')
  expect((await read()).headers['ratelimit-remaining']).toBe('119')
  await keys.close()
})
