import { createHmac } from 'node:crypto'
import { readCart } from '@girassol/contract/cart'
import { listCustomers } from '@girassol/contract/customers'
import * as contract from '@girassol/contract/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword, demoSellerCodes } from '../demo-data/demo-accounts.ts'
import { openShop, type Shop } from '../features/cart/test-shop.ts'
import { toDemoEmail } from './test-contract.ts'

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const signed = (algorithm: string, claims: unknown, secret: string): string => {
  const payload = `${encoded({ alg: algorithm, typ: 'JWT' })}.${encoded(claims)}`
  const hash = algorithm === 'HS384' ? 'sha384' : 'sha256'
  return `${payload}.${secret === '' ? '' : createHmac(hash, secret).update(payload).digest('base64url')}`
}

describe('who somebody claims to be', () => {
  let shop: Shop
  let token: string
  let claims: { readonly sub: string; readonly family: string; readonly iss?: string; readonly aud?: string }

  beforeAll(async () => {
    shop = await openShop('postgres')
    const credentials = { email: toDemoEmail('INTEGRATOR'), password: demoPassword }
    const { cookies } = await shop.anonymous(contract.login, { body: credentials })
    token = cookies.find(({ name }) => name === 'girassol_access')?.value ?? ''
    claims = shop.app.jwt.verify(token)
  })
  afterAll(() => shop.close())

  const readMe = (access: string) =>
    shop.anonymous(contract.readSession, undefined, { cookie: `girassol_access=${access}` })

  test('C-01 the token of the login opens its session', async () => {
    expect((await readMe(token)).json()).toMatchObject({ email: toDemoEmail('INTEGRATOR') })
  })

  test('C-01 a token that nobody signed, or that was changed, opens nothing', async () => {
    const administrator = await shop.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', toDemoEmail('ADMINISTRATOR'))
      .executeTakeFirstOrThrow()
    const [head = '', , signature = ''] = token.split('.')
    const forged = { ...claims, sub: String(administrator.id), exp: 4_000_000_000 }
    const tokens = [
      signed('none', forged, ''),
      signed('None', forged, ''),
      signed('HS256', forged, 'secret'),
      signed('HS256', forged, 'girassol'),
      `${head}.${encoded(forged)}.${signature}`,
      `${head}.${encoded(forged)}.`,
      token.slice(0, -2),
      `${token}.${signature}`,
      '..',
      'null',
    ]
    for (const each of tokens) expect([each, (await readMe(each)).statusCode]).toEqual([each, 401])
  })

  test('SEC-017 C-224 a token of another algorithm, issuer or audience opens nothing, even with our secret', async () => {
    const secret = shop.deps.sessionSecret
    expect((await readMe(signed('HS256', claims, secret))).statusCode).toBe(200)
    const tokens = [
      signed('none', claims, ''),
      signed('HS384', claims, secret),
      signed('RS256', claims, secret),
      signed('HS256', { ...claims, iss: 'another' }, secret),
      signed('HS256', { ...claims, aud: 'another' }, secret),
      signed('HS256', { ...claims, iss: ['another'] }, secret),
      signed('HS256', { ...claims, iss: `${claims.iss}.another` }, secret),
    ]
    for (const each of tokens) {
      const answer = await readMe(each)
      expect([each, answer.statusCode, answer.json().expiredToken]).toEqual([each, 401, undefined])
    }
  })

  test('SEC-017 a token of the release without issuer and audience is renewed, unnoticed by the user', async () => {
    const { iss: _iss, aud: _aud, ...earlier } = claims
    const answer = await readMe(signed('HS256', earlier, shop.deps.sessionSecret))
    expect([answer.statusCode, answer.json().expiredToken]).toEqual([401, true])
    const forged = await readMe(signed('HS256', earlier, 'another secret'))
    expect([forged.statusCode, forged.json().expiredToken]).toEqual([401, undefined])
  })

  const listCustomersAs = async (email: string, sellerCode: string) => {
    const call = await shop.as(email)
    const answer = await call(listCustomers, { query: { take: 1 } }, { sellerid: sellerCode })
    return [answer.statusCode, answer.json().data?.[0]?.sellerCode ?? answer.json().reason]
  }

  test('C-04 C-08 an integrator stays with the own seller, whatever the header says', async () => {
    for (const code of ['INT002', 'INT013', 'NONE', "INT002' --", '*']) {
      expect([code, await listCustomersAs(toDemoEmail('INTEGRATOR'), code)]).toEqual([code, [200, 'INT001']])
    }
  })

  test('C-04 C-09 staff act for an approved seller only; a pending, unknown or forged one selects nobody', async () => {
    expect(await listCustomersAs(toDemoEmail('COMMERCIAL'), 'INT001')).toEqual([200, 'INT001'])
    for (const code of [demoSellerCodes.pending, 'NONE', "INT001' or '1'='1", 'int001', '%', '']) {
      expect([code, await listCustomersAs(toDemoEmail('COMMERCIAL'), code)]).toEqual([code, [409, 'sellerNotSelected']])
    }
  })

  test('C-04 SEL-004 a role that selects no seller is not helped by the header', async () => {
    const financial = await shop.as(toDemoEmail('FINANCIAL'), 'INT001')
    expect((await financial(readCart)).statusCode).toBe(403)
  })
})
