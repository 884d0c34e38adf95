import * as contract from '@girassol/contract/generator'
import type { OrderItemView } from '@girassol/contract/orders'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { loadDemoData } from '../../demo-data/load-demo-data.ts'
import { type Caller, type TestApplication, testApplication } from '../../test-application.ts'

const options = { power: 5.5, inverterBrandId: '201', inverterId: '10100003', moduleId: '10010005', roofTypeId: 1 }
const cheapest = { ...options, chosenModuleId: '10010007', chosenInverterId: '10100002' }

const listCodes = (cart: { invoiceItems: OrderItemView[] } | null) =>
  cart?.invoiceItems.map(({ productErpCode, quantity }) => `${productErpCode}×${quantity}`).sort()

const listKitsInCart = ({ kits }: contract.Proposals) =>
  kits.filter(({ inCart }) => inCart).map(({ moduleCode, inverterCode, tags }) => [moduleCode, inverterCode, tags])

describe.each(testedDatabases)('comparing and swapping kits on %s', (kind) => {
  let test$: TestApplication
  let integrator: Caller

  beforeAll(async () => {
    test$ = await testApplication({ kind })
    await loadDemoData(test$.deps.connection.db, new Date().toISOString())
    integrator = await test$.as('integrator@girassol.demo')
  })
  afterAll(() => test$.close())
  afterEach(async () => {
    await test$.deps.connection.db.deleteFrom('orders').where('status', '=', 'CART').execute()
    await test$.deps.connection.db.deleteFrom('rate_limit').execute()
  })

  const swap = async (body: typeof cheapest, headers = {}): Promise<contract.Proposals> => {
    const answer = await integrator(contract.swapKit, { body }, headers)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }

  test('KIT-001 C-22 swapping puts another proposed kit in place of the current one, and the comparison stays', async () => {
    const found: contract.Proposals = (await integrator(contract.searchKits, { body: options })).json()
    const swapped = await swap(cheapest)
    expect(listKitsInCart(swapped)).toEqual([['10010007', '10100002', ['MENOR_PRECO']]])
    expect(swapped.kits.map(({ tags }) => tags)).toEqual(found.kits.map(({ tags }) => tags))
    expect(listCodes(swapped.cart)).toEqual(swapped.kits[1]?.items.map(({ code, quantity }) => `${code}×${quantity}`))
    expect(swapped.cart).toMatchObject({ id: found.cart?.id, subTotal: 9285.9, generator: options })
    const back = await swap({ ...options, chosenModuleId: '10010005', chosenInverterId: '10100003' })
    expect(listCodes(back.cart)).toEqual(listCodes(found.cart))
  })

  test('KIT-001 C-22 readProposals returns the same comparison later, and 404 while no kit is in the cart', async () => {
    const none = await integrator(contract.readProposals)
    expect([none.statusCode, none.json().message]).toEqual([404, 'Nenhum carrinho aberto.'])
    const swapped = await swap(cheapest)
    const read: contract.Proposals = (await integrator(contract.readProposals)).json()
    expect(read).toEqual(swapped)
    await test$.deps.connection.db.updateTable('orders').set({ kit: null, generator: null }).execute()
    const withoutKit = await integrator(contract.readProposals)
    expect([withoutKit.statusCode, withoutKit.json().message]).toEqual([404, 'Nenhum kit no carrinho.'])
  })

  test('C-22 a pair of the brand outside the proposals may be chosen too, and is compared without a tag', async () => {
    const swapped = await swap({ ...options, chosenModuleId: '10010006', chosenInverterId: '10100003' })
    expect(swapped.kits).toHaveLength(4)
    expect(listKitsInCart(swapped)).toEqual([['10010006', '10100003', []]])
    expect((await integrator(contract.readProposals)).json()).toEqual(swapped)
  })

  test('C-22 a pair that makes no kit is refused with the reason, and the cart still has its kit', async () => {
    const before = await swap(cheapest)
    const refused = await integrator(contract.swapKit, {
      body: { ...options, chosenModuleId: '10010005', chosenInverterId: '10100009' },
    })
    expect([refused.statusCode, refused.json().reason]).toEqual([409, 'POWER_TOO_LOW'])
    const after: contract.Proposals = (await integrator(contract.readProposals)).json()
    expect(listCodes(after.cart)).toEqual(listCodes(before.cart))
  })

  test.each([
    ['chosenModuleId', { chosenModuleId: '10019999' }],
    ['chosenInverterId', { chosenInverterId: '10199999' }],
    // An inverter of another brand than in the options.
    ['chosenInverterId', { chosenInverterId: '10100010' }],
    ['roofTypeId', { roofTypeId: 99 }],
  ])('C-22 C-23 a wrong %s is refused with its field', async (property, wrong) => {
    const answer = await integrator(contract.swapKit, { body: { ...cheapest, ...wrong } })
    expect([answer.statusCode, answer.json().errors[0].property]).toEqual([400, property])
  })

  test('KIT-001 a swap that is sent twice with one key is done once', async () => {
    const key = { 'idempotency-key': 'swap-0001' }
    const first = await swap(cheapest, key)
    await swap({ ...options, chosenModuleId: '10010005', chosenInverterId: '10100003' })
    expect(await swap(cheapest, key)).toEqual(first)
    const now: contract.Proposals = (await integrator(contract.readProposals)).json()
    expect(listKitsInCart(now)).toEqual([['10010005', '10100003', ['MELHOR_AJUSTE']]])
  })

  test('C-23 a product no longer sold is returned as the reason, and the kit is proposed again when it is sold again', async () => {
    await integrator(contract.searchKits, { body: options })
    const { db } = test$.deps.connection
    const setActive = (active: boolean) =>
      db
        .updateTable('product')
        .set({ active, updated_at: new Date().toISOString() })
        .where('code', '=', '10010005')
        .execute()
    await setActive(false)
    const off: contract.Proposals = (await integrator(contract.readProposals)).json()
    expect(off).toMatchObject({ found: false, reason: { code: 'moduleId', text: 'Módulo não encontrado' }, kits: [] })
    await setActive(true)
    const on: contract.Proposals = (await integrator(contract.readProposals)).json()
    expect(listKitsInCart(on)).toEqual([['10010005', '10100003', ['MELHOR_AJUSTE']]])
  })

  test('C-23 a kit that needs a piece missing from the catalogue is never offered', async () => {
    const { db } = test$.deps.connection
    const brackets = await db.selectFrom('product').selectAll().where('code', '=', '10200005').executeTakeFirstOrThrow()
    await db.deleteFrom('kit_item').where('product_code', '=', '10200005').execute()
    await db.deleteFrom('product').where('code', '=', '10200005').execute()
    await db
      .updateTable('product')
      .set({ updated_at: new Date().toISOString() })
      .where('code', '=', '10010005')
      .execute()
    const answer: contract.Proposals = (await integrator(contract.searchKits, { body: options })).json()
    const { search: _, technical_sheet, files, electrical, ...row } = brackets
    const json = { technical_sheet: JSON.stringify(technical_sheet), files: JSON.stringify(files) }
    await db
      .insertInto('product')
      .values({ ...row, ...json, updated_at: new Date().toISOString() })
      .execute()
    expect(electrical).toBeNull()
    expect(answer).toMatchObject({ found: false, reason: { code: 'MISSING_PRODUCTS' }, kits: [] })
    expect(answer.reason?.text).toContain('10200005')
    expect(answer.cart?.invoiceItems).toEqual([])
  })
})
