import type { Endpoint } from '@girassol/contract/http/endpoint'
import { can, roles } from '@girassol/domain/access'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contractEndpoints } from '../contracts.ts'
import { loadDemoPeople } from '../demo-data/demo-people.ts'
import { type Caller, type TestApplication, testApplication } from '../test-application.ts'

/** Parameters of any shape: what they name does not exist. */
const strange = {
  id: 999_999,
  cartId: 999_999,
  code: '99999999',
  qty: 1,
  urlId: 'x',
  uf: 'SP',
  city: '1',
  cep: '1',
  cnpj: '1',
  type: 'MP',
}

describe('every endpoint for every role', () => {
  let application: TestApplication
  const callers = new Map<string, Caller>()

  beforeAll(async () => {
    application = await testApplication()
    await application.deps.connection.db.transaction().execute(loadDemoPeople)
    for (const role of roles) {
      callers.set(role, await application.as(`${role.toLowerCase().replaceAll('_', '-')}@girassol.demo`))
    }
  })
  afterAll(() => application.close())

  const privateEndpoints = Object.entries(contractEndpoints).filter(([, { requires }]) => requires !== 'public')

  test.each(privateEndpoints)('AUTH-001 %s needs a session', async (_name, endpoint: Endpoint) => {
    const answer = await application.anonymous(endpoint, { params: strange } as never)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ statusCode: 401, error: 'Unauthorized', path: expect.any(String) })
  })

  test.each(privateEndpoints)(
    'C-12 AUTH-017 %s answers 403 to exactly the roles that may not',
    async (_name, endpoint: Endpoint) => {
      for (const role of roles) {
        const caller = callers.get(role)
        const answer = await caller?.(endpoint, { params: strange, body: {} } as never)
        const may = endpoint.requires === 'session' || can([role], endpoint.requires as never)
        expect([role, answer?.statusCode === 403]).toEqual([role, !may])
        expect([role, answer?.statusCode ?? 500]).not.toEqual([role, 500])
      }
    },
  )
})
