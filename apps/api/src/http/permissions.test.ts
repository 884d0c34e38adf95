import type { Endpoint } from '@girassol/contract/http/endpoint'
import { type Role, roles } from '@girassol/domain/access'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openShop, type Shop } from '../features/cart/test-shop.ts'
import type { Caller } from '../test-application.ts'
import { everyEndpoint, findRecordKind, idsIn, mayCall, toDemoEmail, wellFormed } from './test-contract.ts'
import { findDocumentedRoles } from './test-documented-roles.ts'
import { findErrorFaults } from './test-hostile-calls.ts'

/** A malformed call: a caller without permission must not learn that it is malformed. */
const sendBroken = (call: Caller, endpoint: Endpoint) =>
  call(endpoint, { params: { id: 'x' }, body: '{"half":' } as never, { 'content-type': 'application/json' })

describe('every endpoint for every role', () => {
  let shop: Shop
  const callers = new Map<Role, Caller>()

  beforeAll(async () => {
    shop = await openShop('postgres')
    for (const role of roles) callers.set(role, await shop.as(toDemoEmail(role)))
  })
  afterAll(() => shop.close())

  const privateEndpoints = everyEndpoint.filter(([, { requires }]) => requires !== 'public')
  const publicEndpoints = everyEndpoint.filter(([, { requires }]) => requires === 'public')

  test.each(everyEndpoint)('C-102 %s has a call that its own schemas accept', (_name, endpoint) => {
    // Without one, the calls below and those with hostile values would stop at the validation.
    const parts = wellFormed(endpoint)
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = endpoint[part]
      expect(schema === undefined ? [] : (z.safeParse(schema, parts[part]).error?.issues ?? [])).toEqual([])
    }
  })

  test.each(everyEndpoint)('C-12 AUTH-017 %s is for the roles that the documents name', (_name, endpoint) => {
    expect(findDocumentedRoles(endpoint)).toEqual(roles.filter((role) => mayCall(endpoint, role)))
  })

  test.each(everyEndpoint)('C-08 %s names records that the tests of strangers know', (_name, endpoint) => {
    if (idsIn(endpoint).length > 0) expect(findRecordKind(endpoint)).not.toBeNull()
  })

  test.each(privateEndpoints)('AUTH-001 %s needs a session', async (_name, endpoint: Endpoint) => {
    for (const answer of [
      await shop.anonymous(endpoint, wellFormed(endpoint) as never),
      await sendBroken(shop.anonymous, endpoint),
    ]) {
      expect([answer.statusCode, findErrorFaults(answer)]).toEqual([401, []])
    }
  })

  test.each(publicEndpoints)('C-102 %s answers a visitor without a session', async (_name, endpoint: Endpoint) => {
    const answer = await shop.anonymous(endpoint, wellFormed(endpoint) as never)
    expect([answer.statusCode < 500, answer.statusCode < 400 ? [] : findErrorFaults(answer)]).toEqual([true, []])
  })

  /**
   * The role that sends an endpoint a malformed call: the order of its checks is the same for all roles, so each refused
   * role does it for some of the endpoints.
   */
  const findBrokenCaller = (endpoint: Endpoint): Role | undefined => {
    const refused = roles.filter((role) => !mayCall(endpoint, role))
    return refused[privateEndpoints.findIndex(([, each]) => each === endpoint) % refused.length]
  }

  /** Whether the responses refuse the role as expected, and what is wrong with them. */
  const judge = async (caller: Caller, endpoint: Endpoint, sendsBroken: boolean) => {
    const answers = [
      await caller(endpoint, wellFormed(endpoint) as never),
      ...(sendsBroken ? [await sendBroken(caller, endpoint)] : []),
    ]
    const faults = answers.flatMap((answer) => [
      ...(answer.statusCode === 401 || answer.statusCode >= 500 ? [answer.statusCode] : []),
      ...(answer.statusCode >= 400 ? findErrorFaults(answer) : []),
    ])
    return { isRefused: answers.every(({ statusCode }) => statusCode === 403), faults }
  }

  test.each(privateEndpoints)(
    'C-12 AUTH-017 %s answers 403 to exactly the roles that may not, before it looks at what they sent',
    async (_name, endpoint: Endpoint) => {
      const broken = findBrokenCaller(endpoint)
      for (const [role, caller] of callers) {
        const mayNot = !mayCall(endpoint, role)
        expect([role, await judge(caller, endpoint, role === broken)]).toEqual([
          role,
          { isRefused: mayNot, faults: [] },
        ])
      }
    },
  )
})
