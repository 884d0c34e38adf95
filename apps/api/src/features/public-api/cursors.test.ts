import * as publicApi from '@girassol/contract/public-api'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPrograms, type Programs } from './test-programs.ts'

let programs: Programs
beforeAll(async () => {
  programs = await openPrograms('postgres')
})
afterAll(() => programs.close())

type Listed = typeof publicApi.listBudgets | typeof publicApi.listCustomers | typeof publicApi.listProducts

/** Every row of a list, page by page; `meanwhile` runs before each further page. */
const readAll = async (endpoint: Listed, limit: number, meanwhile = async (): Promise<void> => undefined) => {
  const { call } = await programs.companyKey()
  const rows: { id?: number; code?: string }[] = []
  let after: string | undefined
  do {
    const answer = await call(endpoint, { query: { limit, ...(after !== undefined && { after }) } })
    expect(answer.statusCode).toBe(200)
    const page = answer.json()
    rows.push(...page.data)
    after = page.next ?? undefined
    if (after !== undefined) await meanwhile()
  } while (after !== undefined)
  return rows
}

test('API-008 with 1,000 customers registered while they are read, none is twice and none is lost', async () => {
  const insert = (count: number) =>
    sql`
    insert into customer (seller_id, document_type, document, name, phone_code, phone, address_description, address_number,
      address_neighborhood, address_cep, erp_state, erp_city, erp_city_name)
    select seller.id, 'F', (30000000000 + (random() * 9e9)::bigint + n)::text, 'Cliente ' || n, '11', '988887777', 'Rua A',
      '1', 'Centro', '01310100', 'SP', '3550308', 'São Paulo'
    from generate_series(1, ${sql.lit(count)}) n, seller where seller.erp_code = 'INT001'`.execute(programs.db)
  await insert(100)
  const { rows } = await sql<{ id: number }>`select id from customer where seller_id =
    (select id from seller where erp_code = 'INT001') order by id desc`.execute(programs.db)
  const listed = await readAll(publicApi.listCustomers, 10, async () => {
    await insert(100)
  })
  expect(listed.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
})

test('API-008 budgets are the newest first and products by code, each once, whatever the size of a page', async () => {
  const { call } = await programs.companyKey()
  for (let count = 0; count < 5; count += 1) await programs.budgetBy(call)
  const budgets = await readAll(publicApi.listBudgets, 2)
  expect(budgets).toHaveLength(5)
  expect(budgets).toEqual(await readAll(publicApi.listBudgets, 100))
  expect(budgets.map(({ id }) => id)).toEqual(budgets.map(({ id }) => id ?? 0).toSorted((a, b) => b - a))
  const codes = (await readAll(publicApi.listProducts, 40)).map(({ code }) => code)
  expect(codes).toEqual([...new Set(codes)].toSorted())
})

test('API-008 a limit of 101, an unknown parameter, and a cursor of another list or filter are 400', async () => {
  const { call, secret } = await programs.companyKey()
  const get = async (path: string) => {
    const answer = await programs.app.inject({ url: path, headers: { authorization: `Bearer ${secret}` } })
    return [answer.statusCode, answer.json().code]
  }
  const invalid = [400, 'INVALID_REQUEST']
  expect(await get('/api/public/v1/orders?limit=101')).toEqual(invalid)
  expect(await get('/api/public/v1/orders?limit=0')).toEqual(invalid)
  expect(await get('/api/public/v1/orders?skip=2')).toEqual(invalid)
  expect(await get('/api/public/v1/products/10010005?fields=code')).toEqual(invalid)
  expect(await get('/api/public/v1/orders?status=BUDGET')).toEqual(invalid)
  const { next } = (await call(publicApi.listBudgets, { query: { limit: 1 } })).json()
  expect((await get(`/api/public/v1/budgets?limit=50&after=${next}`))[0]).toBe(200)
  for (const path of ['orders?', 'budgets?term=x&', 'products?', 'customers?'])
    expect(await get(`/api/public/v1/${path}after=${next}`)).toEqual([400, 'INVALID_CURSOR'])
  expect(await get(`/api/public/v1/budgets?after=${next.slice(0, -2)}AA`)).toEqual([400, 'INVALID_CURSOR'])
})
