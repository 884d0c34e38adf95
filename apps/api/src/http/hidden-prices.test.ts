import * as contract from '@girassol/contract/cart'
import * as catalogue from '@girassol/contract/catalogue'
import type { Endpoint } from '@girassol/contract/http/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, products, readyCart, type Shop } from '../features/cart/test-shop.ts'
import type { Caller } from '../test-application.ts'
import {
  everyEndpoint,
  listOrderKinds,
  mayCall,
  otherRecords,
  type Records,
  toDemoEmail,
  wellFormed,
} from './test-contract.ts'
import { type Money, moneyIn, numbersIn } from './test-money.ts'

const integrator = toDemoEmail('INTEGRATOR')

/** All users see the total of a saved order, because it is paid and approved by it. */
const isShown = ({ path, record }: Money): boolean =>
  path.endsWith('.totalInvoice') && !['CART', 'BUDGET', 'BUDGET_EXPIRED'].includes(String(record.status))

/** The name or text of a gift card contains its face value, which is not a price. */
const withoutNames = (body: string): string => body.replaceAll(/"(?:B1_DESC|DETALHES)":"[^"]*"/g, '')

const listAmounts = (money: readonly Money[]): readonly number[] =>
  money.flatMap(({ value }) => (typeof value === 'number' ? [value] : []))

const mine = everyEndpoint.filter(([, endpoint]) => endpoint.requires !== 'public' && mayCall(endpoint, 'INTEGRATOR'))
const reads = mine.filter(([, { method }]) => method === 'GET')
const writes = mine.filter(([, { method, status }]) => method !== 'GET' && status !== 204)

describe('the same user with and without the right to see prices', () => {
  let shop: Shop
  let records: Records
  let caller: Caller
  let internalCodes: readonly string[]
  /** The numbers that reads return to a user who may see prices, by endpoint and kind of record. */
  const moneyByCall = new Map<string, readonly Money[]>()

  const letSeePrices = async (may: boolean): Promise<void> => {
    const flags = { can_view_product_prices: may, can_view_margin_liquid: may }
    await shop.db.updateTable('app_user').set(flags).where('email', '=', integrator).execute()
    // An open session is cached for seconds.
    caller = await shop.as(integrator)
  }

  const finished = async (as: typeof contract.finishAsOrder | typeof contract.finishAsBudget): Promise<number> => {
    const { id } = await readyCart(shop, caller)
    expect((await caller(as, { params: { id } })).statusCode).toBe(200)
    return id
  }

  const read = async (endpoint: Endpoint, kind: 'cart' | 'budget' | 'order') => {
    const answer = await caller(endpoint, wellFormed(endpoint, { ...records, order: records[kind] }) as never)
    const isAnswered = answer.statusCode === 200 && String(answer.headers['content-type']).includes('json')
    const json = isAnswered ? answer.json() : null
    // A PDF is compressed, so its page is tested where it is built (order-page.test.ts).
    const body = String(answer.headers['content-type']).includes('pdf') ? '' : answer.body
    return { body, json, money: moneyIn(endpoint.response, json) }
  }

  beforeAll(async () => {
    shop = await openShop('postgres')
    const internal = await shop.db.selectFrom('product').select('code').where('internal_only', '=', true).execute()
    internalCodes = internal.map(({ code }) => code)
    await letSeePrices(true)
    const budget = await finished(contract.finishAsBudget)
    const order = await finished(contract.finishAsOrder)
    const cart = await readyCart(shop, caller)
    records = { cart: cart.id, budget, order, customer: cart.customerId ?? 0, ...otherRecords }
    const [, searchKits] = everyEndpoint.find(([name]) => name === 'searchKits') ?? []
    if (searchKits) expect((await caller(searchKits, wellFormed(searchKits) as never)).statusCode).toBe(200)
    for (const [name, endpoint] of reads) {
      for (const kind of listOrderKinds(endpoint))
        moneyByCall.set(`${name} ${kind}`, (await read(endpoint, kind)).money)
    }
    await letSeePrices(false)
  })
  afterAll(() => shop.close())

  test('C-29 with the permission the reads return amounts in hundreds of fields, so that the tests below can fail', () => {
    expect(listAmounts([...moneyByCall.values()].flat()).length).toBeGreaterThan(200)
  })

  test.each(reads)('C-29 STORE-020 %s hides every amount, in its field and anywhere else', async (name, endpoint) => {
    for (const kind of listOrderKinds(endpoint)) {
      const { body, json, money } = await read(endpoint, kind)
      expect(money.filter((each) => each.value !== null && !isShown(each))).toEqual([])
      const shown = listAmounts(money)
      const secrets = new Set(
        listAmounts(moneyByCall.get(`${name} ${kind}`) ?? []).filter((each) => each > 100 && !shown.includes(each)),
      )
      expect(numbersIn(json).filter((number) => secrets.has(number))).toEqual([])
      expect(withoutNames(body)).not.toMatch(/R\$\s*\d/)
    }
  })

  test.each(mine)('C-38 STORE-024 %s contains no product for internal sale only', async (_name, endpoint) => {
    const answer = await caller(endpoint, wellFormed(endpoint, records) as never)
    expect(internalCodes.filter((code) => answer.body.includes(`"${code}"`))).toEqual([])
  })

  test('C-38 staff see internal products, so that the tests above can fail', async () => {
    const staff = await shop.as(toDemoEmail('COMMERCIAL'), 'INT001')
    const { body } = await staff(catalogue.listProducts, { query: { term: products.internalPanel } })
    expect([internalCodes.length > 0, body.includes(`"${products.internalPanel}"`)]).toEqual([true, true])
  })

  test.each(writes)('C-29 %s returns no amounts in the response to a change', async (_name, endpoint) => {
    const cart = await readyCart(shop, caller)
    const of = { ...records, cart: cart.id, customer: cart.customerId ?? 0 }
    const answer = await caller(endpoint, wellFormed(endpoint, of) as never)
    const money = answer.statusCode < 300 ? moneyIn(endpoint.response, answer.json()) : []
    expect(money.filter((each) => each.value !== null && !isShown(each))).toEqual([])
    expect(answer.body).not.toMatch(/R\$|subTotal":\d|unitValue":\d/)
  })
})
