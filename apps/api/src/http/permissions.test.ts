import type { Endpoint } from '@girassol/contract/http/endpoint'
import { roles } from '@girassol/domain/access'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '../features/cart/test-shop.ts'
import type { Caller } from '../test-application.ts'
import { emailOf, everyEndpoint, idsIn, kindOf, mayCall, wellFormed } from './test-contract.ts'
import { documentedRolesOf } from './test-documented-roles.ts'
import { faultsOfError } from './test-hostile-calls.ts'

describe('every endpoint for every role', () => {
  let shop: Shop
  const callers = new Map<string, Caller>()

  beforeAll(async () => {
    shop = await openShop('postgres')
    for (const role of roles) callers.set(role, await shop.as(emailOf(role)))
  })
  afterAll(() => shop.close())

  const privateEndpoints = everyEndpoint.filter(([, { requires }]) => requires !== 'public')

  test.each(everyEndpoint)('C-102 %s has a call that its own schemas accept', (_name, endpoint) => {
    // Without one the walks below and those of the hostile values would stop at the validation.
    const parts = wellFormed(endpoint)
    for (const part of ['params', 'query', 'body'] as const) {
      expect(endpoint[part]?.safeParse(parts[part]).error?.issues ?? []).toEqual([])
    }
  })

  test.each(everyEndpoint)('C-12 AUTH-017 %s is for the roles that the documents name', (_name, endpoint) => {
    expect(documentedRolesOf(endpoint)).toEqual(roles.filter((role) => mayCall(endpoint, role)))
  })

  test.each(everyEndpoint)('C-08 %s names records that the tests of strangers know', (_name, endpoint) => {
    if (idsIn(endpoint).length > 0) expect(kindOf(endpoint)).not.toBeNull()
  })

  test.each(privateEndpoints)('AUTH-001 %s needs a session', async (_name, endpoint: Endpoint) => {
    const answer = await shop.anonymous(endpoint, wellFormed(endpoint) as never)
    expect(answer.statusCode).toBe(401)
    expect(faultsOfError(answer)).toEqual([])
  })

  test.each(privateEndpoints)(
    'C-12 AUTH-017 %s answers 403 to exactly the roles that may not, before it looks at what they sent',
    async (_name, endpoint: Endpoint) => {
      for (const role of roles) {
        const refused = !mayCall(endpoint, role)
        const answers = [
          await callers.get(role)?.(endpoint, wellFormed(endpoint) as never),
          ...(refused ? [await callers.get(role)?.(endpoint, { params: { id: 'x' }, body: [] } as never)] : []),
        ]
        for (const answer of answers) {
          const status = answer?.statusCode ?? 500
          expect([role, status === 403, status === 401 || status >= 500]).toEqual([role, refused, false])
          if (answer && status >= 400) expect([role, ...faultsOfError(answer)]).toEqual([role])
        }
      }
    },
  )
})
