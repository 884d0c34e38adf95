import { changeRequiredRoles, listAuditEntries, showRequiredRoles } from '@girassol/contract/administration'
import type { Endpoint } from '@girassol/contract/http/endpoint'
import { addAuthenticator, beginAuthenticator, listOwnFactors, removeFactor } from '@girassol/contract/second-factor'
import { readSession } from '@girassol/contract/session'
import { type Role, roles } from '@girassol/domain/access'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noon, openShop, type Shop } from '../features/cart/test-shop.ts'
import { codeAt } from '../features/session/second-factor/test-second-factor.ts'
import type { Caller } from '../test-application.ts'
import { everyEndpoint, toDemoEmail, wellFormed } from './test-contract.ts'

/** What such a user may call: listed again, so that no other call becomes one unseen. */
const setUpCalls = [
  'GET /auth/second-factors',
  'POST /auth/confirm',
  'POST /auth/second-factors/authenticator',
  'POST /auth/second-factors/authenticator/begin',
  'POST /auth/second-factors/passkey',
  'POST /auth/second-factors/passkey/begin',
]

const toCall = ({ method, path }: Endpoint): string => `${method} ${path}`

describe('a user whose role must have a second factor, without one', () => {
  let shop: Shop
  let administrator: Caller
  const callers = new Map<Role, Caller>()
  const judged = roles.filter((role) => role !== 'ADMINISTRATOR')

  beforeAll(async () => {
    shop = await openShop('postgres')
    administrator = await shop.as(toDemoEmail('ADMINISTRATOR'))
    const body = { roles: [...judged], seen: [] }
    const answer = await administrator(changeRequiredRoles, { body })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    for (const role of judged) callers.set(role, await shop.as(toDemoEmail(role)))
  })
  afterAll(() => shop.close())

  test('SEC-007 the calls that set a second factor up are these, and none skips it', () => {
    const marked = everyEndpoint.flatMap(([, endpoint]) => (endpoint.forSetUp === true ? [toCall(endpoint)] : []))
    expect(marked.toSorted()).toEqual(setUpCalls)
  })

  const others = everyEndpoint.filter(
    ([, endpoint]) => endpoint.requires !== 'public' && !setUpCalls.includes(toCall(endpoint)),
  )

  test.each(others)('SEC-007 %s answers 403 secondFactorNeeded to each role', async (_name, endpoint: Endpoint) => {
    for (const [role, caller] of callers) {
      const answer = await caller(endpoint, wellFormed(endpoint) as never)
      expect([role, answer.statusCode, answer.json().reason]).toEqual([role, 403, 'secondFactorNeeded'])
    }
  })

  test('SEC-007 the administrator, whose role need not, goes on, and the log shows the change', async () => {
    expect((await administrator(readSession)).statusCode).toBe(200)
    const query = { kind: 'setting', subjectId: 'second-factor-roles' } as const
    const { data } = (await administrator(listAuditEntries, { query })).json()
    expect(data).toMatchObject([{ before: { roles: [] }, after: { roles: judged.toSorted() } }])
    const { db } = shop
    const events = await db.selectFrom('security_event').select('call').execute()
    expect(events.map(({ call }) => call)).toContain('PUT /admin/second-factor')
  })

  test('SEC-007 a change that did not see another one is refused', async () => {
    const answer = await administrator(changeRequiredRoles, { body: { roles: [], seen: [] } })
    expect([answer.statusCode, answer.json().reason]).toEqual([409, 'changedMeanwhile'])
    expect((await administrator(showRequiredRoles)).json().roles).toEqual(judged.toSorted())
  })

  test('SEC-007 no refused access is recorded: the user is led to the set-up', async () => {
    const events = await shop.db.selectFrom('security_event').select('kind').execute()
    expect(events.map(({ kind }) => kind)).not.toContain('access-refused')
  })

  test('SEC-007 after the set-up every call is open at once, and the last factor cannot be removed', async () => {
    const email = 'another@girassol.demo'
    await shop.db
      .insertInto('app_user')
      .columns(['name', 'email', 'password_hash', 'roles'])
      .expression((eb) =>
        eb
          .selectFrom('app_user')
          .select(['name', eb.val(email).as('email'), 'password_hash', 'roles'])
          .where('email', '=', toDemoEmail('LOGISTICS')),
      )
      .execute()
    const caller = await shop.as(email)
    const now = '2026-11-25T12:00:00.000Z'
    shop.setNow(now)
    const fresh = await shop.as(email)
    expect((await fresh(listOwnFactors)).json()).toMatchObject({ factors: [], isRequired: true })
    const { ticket, secret } = (await fresh(beginAuthenticator)).json()
    expect((await fresh(addAuthenticator, { body: { ticket, code: codeAt(secret, now) } })).statusCode).toBe(201)
    expect((await fresh(readSession)).statusCode).toBe(200)
    expect((await caller(readSession)).statusCode).toBe(200)
    const [{ id }] = (await fresh(listOwnFactors)).json().factors
    const removed = await fresh(removeFactor, { params: { factor: id } })
    expect([removed.statusCode, removed.json().reason]).toEqual([409, 'lastRequiredFactor'])
    shop.setNow(noon)
  })
})
