import * as contract from '@girassol/contract/triangulation'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../test-application.ts'
import { openShop, type Shop } from '../cart/test-shop.ts'

describe('the customers stored in the ERP', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop('postgres')
  })
  afterAll(() => shop.close())

  const list = (call: Caller, sellerCode: string, term?: string) =>
    call(contract.listErpCustomers, { query: { sellerCode, term } })

  test('TRI-019 TRI-025 lists those of a seller by name or document, with the fields of the ERP', async () => {
    const commercial = await shop.as('commercial@girassol.demo')
    const all = (await list(commercial, 'INT001')).json() as { name: string; document: string }[]
    expect(all.length).toBeGreaterThan(1)
    expect(Object.keys(all[0] ?? {})).toEqual([
      'name',
      'fancyName',
      'document',
      'addressDescription',
      'addressNumber',
      'addressComplement',
      'addressNeighborhood',
      'erpCityName',
      'erpState',
      'addressCep',
    ])
    const found = (await list(commercial, 'INT001', all[1]?.document)).json()
    expect(found).toEqual([all[1]])
    expect((await list(commercial, '')).statusCode).toBe(400)
    expect((await list(commercial, 'INT001', 'x'.repeat(101))).statusCode).toBe(400)
  })

  test('TRI-025 C-08 an integrator lists only its own customers; other roles list none', async () => {
    const integrator = await shop.as('integrator@girassol.demo')
    expect((await list(integrator, 'INT001')).statusCode).toBe(200)
    expect((await list(integrator, 'INT002')).statusCode).toBe(404)
    expect((await list(await shop.as('financial@girassol.demo'), 'INT001')).statusCode).toBe(403)
  })

  test('TRI-026 C-107 an ERP that is down is a 503 with a message', async () => {
    const { customers } = shop.deps.ports.erp
    const read = customers.list
    customers.list = () => Promise.reject(new Error('down'))
    const answer = await list(await shop.as('commercial@girassol.demo'), 'INT001')
    customers.list = read
    expect([answer.statusCode, answer.json().message]).toEqual([
      503,
      'Erro ao carregar listagem de clientes do ERP. O ERP não respondeu. Tente de novo em alguns minutos.',
    ])
  })
})
