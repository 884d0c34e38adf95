import { listConsultants } from '@girassol/contract/consultants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { openStore, type Store } from '../catalogue/store/test-storefront.ts'

describe.each(testedDatabases)('the consultants on %s', (kind) => {
  let store: Store
  beforeAll(async () => {
    store = await openStore(kind)
  })
  afterAll(() => store.close())

  test('NAV-016 NAV-017 everyone logged in reads their states, names and telephones', async () => {
    for (const account of ['integrator', 'shipping-company']) {
      const caller = await store.as(`${account}@girassol.demo`)
      const answer = await caller(listConsultants)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()[0]).toEqual({
        states: 'SP,RJ,MG,ES',
        consultantName: 'Renata Prado',
        phoneNumber: '11940000101',
      })
    }
  })

  test('NAV-017 nobody else reads them', async () => {
    expect((await store.anonymous(listConsultants)).statusCode).toBe(401)
  })
})
