import { openCart, updateCart } from '@girassol/contract/cart'
import { saveCustomer } from '@girassol/contract/customers'
import * as contract from '@girassol/contract/generator'
import type { OrderView } from '@girassol/contract/orders'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { loadDemoData } from '../../demo-data/load-demo-data.ts'
import { type Caller, type TestApplication, testApplication } from '../../test-application.ts'

/** Ten modules of 575 W in one string: 546,9 of 550 V at the lowest temperature of SP, above 550 V at that of PR. */
const tightInSaoPaulo = {
  power: 5.75,
  inverterBrandId: '201',
  inverterId: '10100002',
  moduleId: '10010007',
  roofTypeId: 1,
}

describe('a kit delivered to a colder state', () => {
  let application: TestApplication
  let caller: Caller

  beforeAll(async () => {
    application = await testApplication()
    await loadDemoData(application.deps.connection.db, new Date().toISOString())
    caller = await application.as('commercial@girassol.demo', 'INT001')
  })
  afterAll(() => application.close())
  afterEach(() => application.deps.connection.db.deleteFrom('orders').where('status', '=', 'CART').execute())

  let customer: number | undefined

  const customerIn = async (uf: 'PR'): Promise<number> => {
    if (customer !== undefined) return customer
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
    customer = Number(answer.json().id)
    return customer
  }

  test('C-23 is refused with the reason, resized for its destination, and then accepted', async () => {
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

  test('C-22 C-23 after a swap the swapped pair is offered for the other state, not the one searched first', async () => {
    const options = { ...tightInSaoPaulo, moduleId: '10010005', inverterId: '10100003', power: 5.5 }
    await caller(contract.searchKits, { body: options })
    const pair = { moduleId: '10010007', inverterId: '10100002' }
    const swapped = await caller(contract.swapKit, {
      body: { ...options, chosenModuleId: pair.moduleId, chosenInverterId: pair.inverterId },
    })
    expect(swapped.statusCode, swapped.body).toBe(200)
    const cart: OrderView = (await caller(openCart)).json()
    expect([cart.generator?.moduleId, cart.kit]).toEqual(['10010005', pair])
    const refused = await caller(updateCart, {
      params: { id: cart.id },
      body: { customerId: await customerIn('PR'), addressType: 'same' as const },
    })
    expect(refused.json()).toMatchObject({
      reason: 'kitUnsafeForState',
      details: { uf: 'PR', options: { ...options, ...pair, uf: 'PR' } },
    })
    const resized = await caller(contract.searchKits, { body: refused.json().details.options })
    expect(resized.json().kits[0]).toMatchObject({ moduleCode: '10010007', inverterCode: '10100002', inCart: true })
  })
})
