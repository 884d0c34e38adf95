import type { RequestFor } from '@girassol/contract/http/endpoint'
import * as contract from '@girassol/contract/orders'
import type { Insertable } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Orders } from '../../../database/schema.ts'
import { testedDatabases } from '../../../database/test-database.ts'
import type { Caller } from '../../../test-application.ts'
import { noon, openShop, products, readyCart, type Shop } from '../../cart/test-shop.ts'
import { attach } from '../../vouchers/test-attachment.ts'

type Query = RequestFor<typeof contract.listOrders>['query']
type Rest = Partial<Insertable<Orders>> & { readonly seller?: string; readonly products?: readonly string[] }

/** Inserts orders with only the columns that the list reads. */
const orderMaker = ({ db }: Shop) => {
  let made = 0
  return async ({ seller = 'INT001', products: codes = [], ...rest }: Rest): Promise<number> => {
    made += 1
    const at = new Date(Date.parse(noon) + made * 60_000).toISOString()
    const { id: sellerId } = await db
      .selectFrom('seller')
      .select('id')
      .where('erp_code', '=', seller)
      .executeTakeFirstOrThrow()
    const { id: userId } = await db.selectFrom('app_user').select('id').limit(1).executeTakeFirstOrThrow()
    const usual = { status: 'INVOICE', created_at: at, finished_at: at } as const
    const row = { ...usual, seller_id: sellerId, created_by: userId, ...rest }
    const { id } = await db.insertInto('orders').values(row).returning('id').executeTakeFirstOrThrow()
    for (const code of codes) {
      const item = { order_id: id, product_code: code, product_name: code, quantity: 1 }
      await db
        .insertInto('order_item')
        .values({ ...item, unit_value_cents: 1, cost_cents: 1 })
        .execute()
    }
    return id
  }
}

describe.each(testedDatabases)('the filters of the order list on %s', (kind) => {
  let shop: Shop
  let staff: Caller
  const ids: Record<string, number> = {}

  beforeAll(async () => {
    shop = await openShop(kind)
    staff = await shop.as('administrator@girassol.demo')
    const make = orderMaker(shop)
    ids.panels = await make({ products: [products.panel], payment_method: 'PIX' })
    ids.inverters = await make({ products: [products.inverter], payment_method: 'OTHERS', seller: 'INT002' })
    ids.both = await make({ products: [products.panel, products.inverter], payment_method: 'CREDIT_CARD + BARCODE' })
    ids.future = await make({ status: 'FUTURE_SALE', is_future_sale: true, seller: 'INT004' })
    ids.operation = await make({
      status: 'INVOICE_BILLED',
      is_triangulation: true,
      triangulation_status: 'COMPLETED',
      approval_feedback: 'Confira o telhado',
    })
    ids.reproved = await make({ status: 'INVOICE_REPROVED' })
    await attach(shop.db, { order_id: ids.both ?? 0, filename: 'pix.pdf' })
    await attach(shop.db, { order_id: ids.both ?? 0, filename: 'pix-2.pdf' })
    await attach(shop.db, { order_id: ids.panels ?? 0, filename: 'velho.pdf', deleted_at: noon })
  })
  afterAll(() => shop.close())

  const listNames = async (call: Caller, query: Query = {}) => {
    const answer = await call(contract.listOrders, { query })
    const found = (answer.json() as { data: { id: number }[] }).data.map(({ id }) => id)
    return Object.keys(ids).filter((name) => found.includes(ids[name] ?? 0))
  }
  const sellerId = async (code: string) =>
    String((await shop.db.selectFrom('seller').select('id').where('erp_code', '=', code).executeTakeFirst())?.id)
  const regionId = async (name: string) =>
    String((await shop.db.selectFrom('region').select('id').where('name', '=', name).executeTakeFirst())?.id)

  test.each<[Query, readonly string[]]>([
    [{}, ['panels', 'inverters', 'both', 'future', 'operation', 'reproved']],
    [{ modules: products.panel }, ['panels', 'both']],
    [{ modules: `${products.soldOutPanel}, ${products.panel}` }, ['panels', 'both']],
    [{ modules: products.panel, inverters: products.inverter }, ['both']],
    [{ inverters: products.soldOutPanel }, []],
    [{ paymentMethods: 'OTHERS' }, ['inverters']],
    [{ paymentMethods: 'PIX/CREDIT_CARD + BARCODE' }, ['panels', 'both']],
    [{ futureSale: '1' }, ['future']],
    [{ futureSale: '0' }, ['panels', 'inverters', 'both', 'operation', 'reproved']],
    [{ triangulationStatus: 'COMPLETED,CREATED' }, ['operation']],
    [{ triangulationStatus: 'APPROVED' }, []],
    [{ attachment: '1' }, ['both']],
    [{ attachment: '0' }, ['panels', 'inverters', 'future', 'operation', 'reproved']],
    [{ status: 'INVOICE,INVOICE_REPROVED' }, ['panels', 'inverters', 'both', 'reproved']],
    [{ modules: products.panel, paymentMethods: 'PIX', attachment: '0', futureSale: '99' }, ['panels']],
  ])('ORD-040 ORD-019 ORD-021 ORD-022 C-44 %j returns %j', async (query, expected) => {
    expect(await listNames(staff, query)).toEqual(expected)
  })

  test('USE-025 C-108 a period of creation includes both its days, from midnight to midnight in São Paulo', async () => {
    const place = (name: string, created_at: string) =>
      shop.db
        .updateTable('orders')
        .set({ created_at })
        .where('id', '=', ids[name] ?? 0)
        .execute()
    await place('panels', '2026-11-10T02:59:59Z') // still the 9th in São Paulo
    await place('inverters', '2026-11-10T03:00:00Z')
    await place('both', '2026-11-12T02:59:59Z')
    await place('future', '2026-11-12T03:00:00Z')
    const period = { createdFrom: '2026-11-10', createdTo: '2026-11-11' }
    expect(await listNames(staff, period)).toEqual(['inverters', 'both'])
    expect(await listNames(staff, { createdTo: '2026-11-09' })).toEqual(['panels'])
    expect(await listNames(staff, { createdFrom: '2026-11-12' })).toEqual(['future', 'operation', 'reproved'])
    expect(await listNames(await shop.as('integrator2@girassol.demo'), period)).toEqual(['inverters'])
    expect((await staff(contract.listOrders, { query: { createdFrom: '2026-02-30' } })).statusCode).toBe(400)
  })

  test('ORD-030 C-44 futureSale 99 returns all orders, as without the filter', async () => {
    expect(await listNames(staff, { futureSale: '99' })).toEqual(Object.keys(ids))
    expect((await staff(contract.listOrders, { query: { futureSale: '2' as '1' } })).statusCode).toBe(400)
  })

  test('ORD-040 ORD-046 several sellers and regions are joined by commas; the region is that of the seller’s state', async () => {
    expect(await listNames(staff, { sellers: await sellerId('INT002') })).toEqual(['inverters'])
    const two = `${await sellerId('INT002')},${await sellerId('INT004')}`
    expect(await listNames(staff, { sellers: two })).toEqual(['inverters', 'future'])
    expect(await listNames(staff, { regions: await regionId('Sul') })).toEqual(['inverters'])
    const regions = `${await regionId('Sul')},${await regionId('Norte')}`
    expect(await listNames(staff, { regions })).toEqual(['inverters', 'future'])
    expect(await listNames(staff, { regions: await regionId('Nordeste') })).toEqual([])
  })

  test('ORD-039 C-08 a filter never widens the scope', async () => {
    const second = await shop.as('integrator2@girassol.demo')
    expect(await listNames(second)).toEqual(['inverters'])
    expect(await listNames(second, { sellers: await sellerId('INT001') })).toEqual([])
    expect(await listNames(second, { modules: products.panel })).toEqual([])
  })

  test.each<[Query, string]>([
    [{ paymentMethods: 'PIX/CASH' }, 'Forma de pagamento desconhecida.'],
    [{ triangulationStatus: 'LOST' }, 'Situação da conta e ordem desconhecida.'],
    [{ createdFrom: '2026-11-24', createdTo: '2026-11-23' }, 'O período termina antes de começar.'],
    [{ sellers: '1,x' }, 'Filtro inválido.'],
    [{ regions: '99999999999' }, 'Filtro inválido.'],
    [{ status: 'INVOICE,LOST' }, 'Status de pedido desconhecido.'],
  ])('ORD-040 %j is refused with a sentence', async (query, message) => {
    const answer = await staff(contract.listOrders, { query })
    expect([answer.statusCode, answer.json().message]).toEqual([400, message])
  })

  test('ORD-011 ORD-013 ORD-034 C-69 a row contains its feedback, the number of its files and its allowed actions', async () => {
    const findRow = async (call: Caller, name: string) => {
      const { data } = (await call(contract.listOrders, { query: { take: 100 } })).json()
      return data.find(({ id }: { id: number }) => id === ids[name])
    }
    expect(await findRow(staff, 'both')).toMatchObject({ attachments: 2, approvalFeedback: null })
    expect(await findRow(staff, 'panels')).toMatchObject({ attachments: 0 })
    const integrator = await shop.as('integrator@girassol.demo')
    expect(await findRow(integrator, 'operation')).toMatchObject({
      approvalFeedback: 'Confira o telhado',
      actions: { readFeedback: { allowed: true }, cancel: { allowed: false, hidden: true } },
    })
    expect((await findRow(integrator, 'panels')).actions.readFeedback).toMatchObject({ allowed: false })
    expect((await findRow(staff, 'panels')).actions.approve).toMatchObject({
      allowed: false,
      reason: expect.any(String),
    })
  })

  test('C-52 C-08 C-12 the rows of a list can be requested again by id, as far as the caller may see them', async () => {
    const { id: cart } = await readyCart(shop, await shop.as('integrator@girassol.demo'))
    const make = orderMaker(shop)
    const others = { future: ids.future, cart, budget: await make({ status: 'BUDGET' }) }
    const named = { panels: ids.panels, inverters: ids.inverters, ...others, unknownSeller: 999_999 }
    const namesAgain = async (email: string) => {
      const query = { ids: Object.values(named).join(',') }
      const rows = (await (await shop.as(email))(contract.refreshOrderRows, { query })).json() as { id: number }[]
      return Object.entries(named).flatMap(([name, id]) => (rows.some((row) => row.id === id) ? [name] : []))
    }
    expect(await namesAgain('administrator@girassol.demo')).toEqual(['panels', 'inverters', 'future', 'budget'])
    expect(await namesAgain('logistics@girassol.demo')).toEqual(['panels', 'inverters', 'future'])
    expect(await namesAgain('integrator@girassol.demo')).toEqual(['panels', 'budget'])
    expect(await namesAgain('integrator2@girassol.demo')).toEqual(['inverters'])
    const { data } = (await staff(contract.listOrders, { query: { take: 100 } })).json() as { data: { id: number }[] }
    const again = (await staff(contract.refreshOrderRows, { query: { ids: String(ids.both) } })).json()
    expect(again).toEqual(data.filter(({ id }) => id === ids.both))
    await shop.db.deleteFrom('orders').where('id', 'in', [others.budget]).execute()
  })

  test('C-52 an invalid list of ids is refused with a sentence', async () => {
    const answer = await staff(contract.refreshOrderRows, { query: { ids: '10001,x' } })
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Filtro inválido.'])
  })

  test('ORD-046 ORD-047 the regions have names, ids and states; only users who filter by them may read them', async () => {
    const regions = (await staff(contract.listRegions)).json() as { id: number; name: string; states: string[] }[]
    expect(regions.map(({ name }) => name)).toEqual(['Centro-Oeste', 'Nordeste', 'Norte', 'Sudeste', 'Sul'])
    expect(regions.at(-1)).toEqual({ id: expect.any(Number), name: 'Sul', states: ['PR', 'RS', 'SC'] })
    expect(new Set(regions.flatMap(({ states }) => states)).size).toBe(27)
    for (const account of ['integrator', 'logistics', 'marketing']) {
      const call = await shop.as(`${account}@girassol.demo`)
      expect([account, (await call(contract.listRegions)).statusCode]).toEqual([account, 403])
    }
  })
})
