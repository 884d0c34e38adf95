import * as cart from '@girassol/contract/cart'
import { listOrders } from '@girassol/contract/orders'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemoData } from '../demo-data/load-demo-data.ts'
import { type TestApplication, testApplication } from '../test-application.ts'

let test$: TestApplication

beforeAll(async () => {
  test$ = await testApplication()
  await loadDemoData(test$.deps.connection.db, '2026-11-23T15:00:00.000Z')
})
afterAll(() => test$.close())

/** The seller of the cart that is opened when the account calls with the header. */
const openCartAs = async (account: string, header?: string) => {
  const caller = await test$.as(`${account}@girassol.demo`, header)
  const answer = await caller(cart.openCart)
  return [answer.statusCode, answer.json().integrator?.erpCode ?? answer.json().message]
}

test.each(['administrator', 'commercial-supervisor', 'commercial', 'customer-success'])(
  'AUTH-009 SEL-004 C-04 %s works for the seller of the header',
  async (account) => {
    expect(await openCartAs(account, 'INT004')).toEqual([200, 'INT004'])
  },
)

test.each([
  ['no header', undefined],
  ['an empty one', ''],
  ['a seller that does not exist', 'INT999'],
  ['a seller that is not approved', 'INT013'],
  ['a part of a code', 'INT00'],
  ['a very long one', 'INT001'.padEnd(5000, '1')],
  ['one that tries SQL', "INT001' or '1'='1"],
])('C-04 SEL-006 staff with %s have selected nobody', async (_, header) => {
  expect(await openCartAs('commercial', header)).toEqual([409, 'Selecione um integrador'])
})

test.each(['integrator', 'manager', 'contributor'])(
  'AUTH-020 C-04 C-08 %s works for the own company, whatever the header says',
  async (account) => {
    expect(await openCartAs(account, 'INT002')).toEqual([200, 'INT001'])
    expect(await openCartAs(account, 'INT999')).toEqual([200, 'INT001'])
  },
)

test('C-04 C-12 the header opens no store to a role without one', async () => {
  expect((await openCartAs('financial', 'INT001'))[0]).toBe(403)
})

test('C-08 the selected seller does not narrow the list of orders', async () => {
  await sql`
    insert into orders (status, seller_id, created_by, created_at)
    select 'INVOICE', seller.id, (select min(id) from app_user), now() from seller where erp_code in ('INT001', 'INT003')`.execute(
    test$.deps.connection.db,
  )
  for (const header of [undefined, 'INT002', 'INT003']) {
    const caller = await test$.as('commercial@girassol.demo', header)
    expect((await caller(listOrders)).json().total).toBe(2)
  }
})
