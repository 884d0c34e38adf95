import { addCartItem } from '@girassol/contract/cart'
import { login } from '@girassol/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { servingLimits } from '../database/open-pool.ts'
import { demoPassword } from '../demo-data/demo-accounts.ts'
import { emptied, openShop, products, type Shop } from '../features/cart/test-shop.ts'
import { toDemoEmail } from './test-contract.ts'
import { findErrorFaults } from './test-hostile-calls.ts'
import { servingShare } from './write-share.ts'

let shop: Shop

beforeAll(async () => {
  shop = await openShop('postgres', { database: { poolSize: 10, limits: servingLimits }, writeShare: servingShare })
})
afterAll(() => shop.close())

test('REL-002 C-231 while a row is locked, writers of it are refused and another user signs in', async () => {
  const integrator = await shop.as(toDemoEmail('INTEGRATOR'))
  const { id } = await emptied(integrator)
  const holder = await shop.deps.connection.pool.connect()
  await holder.query('begin')
  await holder.query('select id from orders where id = $1 for update', [id])

  const body = { erpCode: products.panel, quantity: 1 }
  const writes = Array.from({ length: 30 }, () => integrator(addCartItem, { body }))
  // Without a share for each user, it would be refused because no connection becomes free within 2 s.
  const other = { email: 'integrator2@girassol.demo', password: demoPassword }
  expect((await shop.anonymous(login, { body: other })).statusCode).toBe(200)
  const answers = await Promise.all(writes)
  await holder.query('rollback')
  holder.release()

  for (const answer of answers) {
    expect([answer.statusCode, answer.headers['retry-after'], findErrorFaults(answer)]).toEqual([503, '2', []])
    expect(answer.json().message).toBe('Serviço momentaneamente indisponível. Tente de novo em instantes.')
  }
  expect((await integrator(addCartItem, { body })).statusCode).toBe(200)
})

test('REL-002 the waits of a call: its turn, a connection, a lock, a statement, the next statement', async () => {
  expect([servingShare.waitMs, servingLimits.connectionMs]).toEqual([900, 2000])
  const { rows } = await shop.deps.connection.pool.query(
    `select name, setting from pg_settings where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout') order by name`,
  )
  expect(rows.map(({ setting }) => Number(setting))).toEqual([30_000, 3000, 15_000])
})
