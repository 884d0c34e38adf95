import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@girassol/contract/http/endpoint'
import { readSession } from '@girassol/contract/session'
import { type CompanyRole, type Role, viewerSentence, writingCapabilities } from '@girassol/domain/access'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../features/cart/test-shop.ts'
import type { Caller } from '../test-application.ts'
import { everyEndpoint, toDemoEmail, wellFormed } from './test-contract.ts'
import { isWriting } from './transactions.ts'

let shop: Shop
/** A user with the portal role that may do most, who is a VIEWER of his company. */
let viewer: Caller

const setCompanyRole = (role: Role, company_role: CompanyRole) =>
  shop.db.updateTable('app_user').set({ company_role }).where('email', '=', toDemoEmail(role)).execute()

/** Logs in anew, because a process trusts a known session for some seconds. */
const signInAs = async (role: Role, companyRole: CompanyRole): Promise<Caller> => {
  await setCompanyRole(role, companyRole)
  return shop.as(toDemoEmail(role))
}

beforeAll(async () => {
  shop = await openShop('postgres')
  viewer = await signInAs('INTEGRATOR', 'VIEWER')
})
afterAll(() => shop.close())

const writes = everyEndpoint.filter(([, endpoint]) => endpoint.requires !== 'public' && isWriting(endpoint))
const others = writes.filter(([, { personal }]) => personal !== true)
const personal = writes.filter(([, endpoint]) => endpoint.personal === true)
const reads = everyEndpoint.filter(([, endpoint]) => endpoint.requires !== 'public' && !isWriting(endpoint))

/** Cannot be parsed, so a call that passes the check changes nothing. */
const sendBroken = (call: Caller, endpoint: Endpoint) =>
  call(endpoint, { params: { id: 'x' }, body: '{"half":' } as never, {
    'content-type': 'application/json',
    'x-requested-with': 'fetch',
  })

test('COMP-002 the contract has writes of both kinds, and only the caller himself is concerned by personal ones', () => {
  expect(others.length).toBeGreaterThan(150)
  expect(personal.map(([, { method, path }]) => `${method} ${path}`).sort()).toEqual([
    'DELETE /auth/second-factors/:factor',
    'DELETE /auth/sessions/:session',
    'DELETE /invoice/views/:id',
    'DELETE /notification',
    'DELETE /notification/:id',
    'DELETE /profile/calendar',
    'PATCH /notification',
    'PATCH /notification/:id',
    'PATCH /users/profile',
    'PATCH /users/profile/avatar',
    'POST /analytics/:report/files',
    'POST /auth/confirm',
    'POST /auth/confirm/passkey',
    'POST /auth/confirm/passkey/begin',
    'POST /auth/second-factors/authenticator',
    'POST /auth/second-factors/authenticator/begin',
    'POST /auth/second-factors/passkey',
    'POST /auth/second-factors/passkey/begin',
    'POST /auth/second-factors/recovery-codes',
    'POST /auth/sessions/end-others',
    'POST /banner/seen',
    'POST /invoice/views',
    'POST /profile/calendar',
    'PUT /analytics/subscriptions',
    'PUT /invoice/columns',
  ])
})

test.each(writingCapabilities)(
  'COMP-002 every call that needs %s writes, so screens hide it from a VIEWER',
  (capability) => {
    const calls = everyEndpoint.filter(([, { requires }]) => requires === capability)
    expect(calls.length).toBeGreaterThan(0)
    expect(calls.filter(([, endpoint]) => !isWriting(endpoint) || endpoint.personal === true)).toEqual([])
  },
)

test.each(others)('COMP-002 %s is refused to a VIEWER before it looks at what he sent', async (_name, endpoint) => {
  const answer = await sendBroken(viewer, endpoint)
  expect([answer.statusCode, answer.json().message, answer.json().reason]).toEqual([403, viewerSentence, 'viewer'])
})

test.each(personal)('COMP-002 %s passes the check, because it concerns the VIEWER alone', async (_name, endpoint) => {
  expect((await sendBroken(viewer, endpoint)).statusCode).not.toBe(403)
})

test('COMP-002 a BUYER, an APPROVER and an ADMIN are refused no write for their company role', async () => {
  for (const companyRole of ['BUYER', 'APPROVER', 'ADMIN'] as const) {
    const call = await signInAs('MANAGER', companyRole)
    for (const [name, endpoint] of others) {
      expect([companyRole, name, (await sendBroken(call, endpoint)).body.includes(viewerSentence)]).toEqual([
        companyRole,
        name,
        false,
      ])
    }
  }
})

test('COMP-002 a VIEWER reads what a BUYER with the same portal role reads', async () => {
  const read = async (companyRole: CompanyRole) => {
    const call = await signInAs('CONTRIBUTOR', companyRole)
    const statuses = []
    for (const [name, endpoint] of reads) {
      statuses.push([name, (await call(endpoint, wellFormed(endpoint) as never)).statusCode])
    }
    return { statuses, session: (await call(readSession)).json() }
  }
  const buyer = await read('BUYER')
  const asViewer = await read('VIEWER')
  expect(asViewer.statuses).toEqual(buyer.statuses)
  expect(asViewer.session).toEqual({ ...buyer.session, companyRole: 'VIEWER' })
})

test('COMP-001 a user starts with the company role of the portal role, which staff never have', async () => {
  const start = async (roles: Role[], company_role: CompanyRole | null = null) => {
    const { id } = await shop.db
      .insertInto('app_user')
      .values({ name: 'Ivo Braga', email: `${randomUUID()}@girassol.demo`, roles, company_role })
      .returning('id')
      .executeTakeFirstOrThrow()
    const read = shop.db.selectFrom('app_user').select('company_role').where('id', '=', id)
    return { id, role: (await read.executeTakeFirstOrThrow()).company_role, read }
  }
  expect((await start(['INTEGRATOR'])).role).toBe('ADMIN')
  expect((await start(['CONTRIBUTOR', 'MANAGER'])).role).toBe('APPROVER')
  expect((await start(['CONTRIBUTOR'], 'VIEWER')).role).toBe('VIEWER')
  expect((await start(['COMMERCIAL', 'MANAGER'], 'BUYER')).role).toBe(null)
  const { id, role, read } = await start(['CONTRIBUTOR'])
  expect(role).toBe('BUYER')
  await shop.db
    .updateTable('app_user')
    .set({ roles: ['FINANCIAL'] })
    .where('id', '=', id)
    .execute()
  expect(await read.executeTakeFirst()).toEqual({ company_role: null })
})
