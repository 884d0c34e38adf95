import { openCart, updateCart } from '@girassol/contract/cart'
import { saveCustomer } from '@girassol/contract/customers'
import * as contract from '@girassol/contract/generator'
import type { OrderView } from '@girassol/contract/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadDemoData } from '../../demo-data/load-demo-data.ts'
import { type Caller, type TestApplication, testApplication } from '../../test-application.ts'

/** Ten modules of 575 W in one string: 546,9 of 550 V on the coldest morning of SP, above it on one of PR. */
const tightInSaoPaulo = {
  power: 5.75,
  inverterBrandId: '201',
  inverterId: '10100002',
  moduleId: '10010007',
  roofTypeId: 1,
}

describe('a kit that travels to a colder state', () => {
  let application: TestApplication
  let caller: Caller

  beforeAll(async () => {
    application = await testApplication()
    await loadDemoData(application.deps.connection.db, new Date().toISOString())
    caller = await application.as('commercial@girassol.demo', 'INT001')
  })
  afterAll(() => application.close())

  const customerIn = async (uf: 'PR'): Promise<number> => {
    const answer = await caller(saveCustomer, {
      body: {
        documentType: 'F',
        document: '52998224725',
        name: 'Clara Becker',
        phone: '41999990000',
        hasIe: false,
        addressCep: '80010010',
        addressDescription: 'Rua das Araucarias',
        addressNumber: '10',
        addressNeighborhood: 'Centro',
        erpState: uf,
        erpCity: '4106902',
        erpCityName: 'Curitiba',
      },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().id
  }

  test('C-23 is refused with the reason, resized for where it goes, and then accepted', async () => {
    const found = await caller(contract.searchKits, { body: tightInSaoPaulo })
    expect(found.json()).toMatchObject({ found: true, site: { uf: 'SP' } })
    const cart: OrderView = (await caller(openCart)).json()
    const delivery = {
      params: { id: cart.id },
      body: { customerId: await customerIn('PR'), addressType: 'same' as const },
    }
    const refused = await caller(updateCart, delivery)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ reason: 'kitUnsafeForState', details: { uf: 'PR' } })
    const resized = await caller(contract.searchKits, { body: { ...tightInSaoPaulo, uf: 'PR' } })
    const { kits, site } = resized.json() as contract.Proposals
    const chosen = kits.find(({ inCart }) => inCart)
    expect(site).toMatchObject({ uf: 'PR', tMinC: -5 })
    expect(chosen?.stringVocMaxV).toBeLessThanOrEqual(chosen?.voltageLimitV ?? 0)
    const accepted = await caller(updateCart, delivery)
    expect(accepted.statusCode, accepted.body).toBe(200)
    expect(accepted.json()).toMatchObject({ deliveryAddressErpState: 'PR' })
  })
})
