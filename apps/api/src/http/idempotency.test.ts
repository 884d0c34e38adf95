import * as contract from '@girassol/contract/cart'
import { saveCustomer } from '@girassol/contract/customers'
import type { OrderView } from '@girassol/contract/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../database/test-database.ts'
import { emptied, openShop, products, readyCart, type Shop } from '../features/cart/test-shop.ts'
import { purgeLeftovers } from '../features/session/purge-leftovers.ts'
import type { Caller } from '../test-application.ts'
import type { Actor } from './actor.ts'
import { oncePerKey } from './idempotency.ts'
import { Refused } from './refused.ts'
import { toDemoEmail, wellFormed } from './test-contract.ts'

const body = { erpCode: products.panel, quantity: 10 }

const keyReused = { reason: 'keyReused', message: 'Esta chave já foi usada com outro conteúdo.' }

describe.each(bothDatabases)('idempotency keys on %s', (kind) => {
  let shop: Shop
  let integrator: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as(toDemoEmail('INTEGRATOR'))
  })
  afterAll(() => shop.close())

  const add = (call: Caller, key: string, headers: Record<string, string> = {}) =>
    call(contract.addCartItem, { body }, { 'idempotency-key': key, ...headers })

  const listQuantities = (order: OrderView) => order.invoiceItems.map(({ quantity }) => quantity)

  whereTested(kind, () => {
    test('C-08 the key of another user returns nothing of theirs', async () => {
      await emptied(integrator)
      await add(integrator, 'a-stolen-key')
      const stranger = await shop.as('integrator2@girassol.demo')
      const answer = (await add(stranger, 'a-stolen-key')).json()
      expect([answer.integrator.erpCode, listQuantities(answer)]).toEqual(['INT002', [10]])
    })

    test('C-33 C-04 a key belongs to one call and one seller in context', async () => {
      await emptied(integrator)
      await add(integrator, 'one-key-one-call')
      const other = await integrator(saveCustomer, wellFormed(saveCustomer) as never, {
        'idempotency-key': 'one-key-one-call',
      })
      const staff = await shop.as(toDemoEmail('COMMERCIAL'))
      await add(staff, 'one-key-one-seller', { sellerid: 'INT001' })
      const otherSeller = await add(staff, 'one-key-one-seller', { sellerid: 'INT002' })
      for (const answer of [other, otherSeller]) {
        expect([answer.statusCode, answer.json()]).toEqual([422, expect.objectContaining(keyReused)])
      }
      expect((await staff(contract.readCart, undefined, { sellerid: 'INT002' })).json()).toBeNull()
    })

    test('SEC-016 C-226 a key reused with another body is refused and changes nothing', async () => {
      await emptied(integrator)
      await add(integrator, 'one-key-one-body')
      const headers = { 'idempotency-key': 'one-key-one-body' }
      const other = await integrator(contract.addCartItem, { body: { ...body, quantity: 11 } }, headers)
      expect([other.statusCode, other.json()]).toEqual([422, expect.objectContaining(keyReused)])
      const sameFields = { quantity: body.quantity, erpCode: body.erpCode }
      expect((await integrator(contract.addCartItem, { body: sameFields }, headers)).statusCode).toBe(200)
      expect(listQuantities((await integrator(contract.readCart)).json())).toEqual([10])
    })

    test('SEC-016 C-226 the answer is stored for a day', async () => {
      const { db } = shop
      const purgeAt = (now: string) => db.transaction().execute((tx) => purgeLeftovers(tx, now))
      const isStored = async () =>
        (await db.selectFrom('idempotency_key').select('key').where('key', '=', 'kept-for-a-day').execute()).length ===
        1
      await add(integrator, 'kept-for-a-day')
      await db
        .updateTable('idempotency_key')
        .set({ created_at: '2026-11-23T15:00:00.000Z' })
        .where('key', '=', 'kept-for-a-day')
        .execute()
      await purgeAt('2026-11-24T14:59:00.000Z')
      expect(await isStored()).toBe(true)
      await purgeAt('2026-11-24T15:01:00.000Z')
      expect(await isStored()).toBe(false)
    })

    test('C-33 a refused call may be retried with its key', async () => {
      const { id } = await emptied(integrator)
      const finish = () =>
        integrator(contract.finishAsOrder, { params: { id } }, { 'idempotency-key': 'finish-it-once' })
      expect((await finish()).statusCode).toBe(409)
      await readyCart(shop, integrator)
      expect((await finish()).json()).toEqual({ id, status: 'INVOICE' })
    })

    test('C-33 a refusal whose work is committed is not stored as the answer', async () => {
      const user = await shop.db.selectFrom('app_user').select('id').executeTakeFirstOrThrow()
      const request = { method: 'POST', url: '/api/x', headers: { 'idempotency-key': 'kept-refusal' } }
      const attempt = () =>
        shop.db.transaction().execute((tx) => {
          const actor = { userId: user.id, seller: null } as Actor
          return oncePerKey(
            { tx, actor, request: request as never, now: '2026-11-23T15:00:00.000Z', writes: true },
            async () => refusal,
          )
        })
      const refusal = new Refused('Ainda não.', { status: 409 })
      expect([await attempt(), await attempt()]).toEqual([refusal, refusal])
    })

    test.each(['short', 'x'.repeat(81), 'a key with spaces', "'; drop table orders", '../../..', 'çççççççç'])(
      'C-102 the key %s is refused',
      async (key) => {
        const answer = await add(integrator, key)
        expect([answer.statusCode, answer.json().message]).toEqual([400, 'Chave de repetição inválida.'])
      },
    )
  })

  test('C-33 a repeated call, also at the same moment, is executed once and answered alike', async () => {
    await emptied(integrator)
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(integrator, 'the-same-key')))
    const later = await add(integrator, 'the-same-key')
    for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([200, later.json()])
    expect(listQuantities((await integrator(contract.readCart)).json())).toEqual([10])
  })
})
