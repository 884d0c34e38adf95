import * as cart from '@girassol/contract/cart'
import * as contract from '@girassol/contract/notifications'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { noon, openShop, readyCart, type Shop } from '../cart/test-shop.ts'
import { moveInTest } from '../orders/test-moves.ts'

/** Longer than any test: each test closes its streams itself. */
const streams = { pollMs: 20, lifeMs: 600_000, beatMs: 50 }
const [owner, stranger] = ['integrator@girassol.demo', 'integrator2@girassol.demo'] as const

describe.each(testedDatabases)('the notification stream on %s', (kind) => {
  let shop: Shop
  let integrator: Caller

  beforeAll(async () => {
    shop = await openShop(kind, { streams })
    integrator = await shop.as(owner)
  })
  afterAll(() => shop.close())

  test('NOT-006 C-111 each user receives their own notifications at once, and each of them once', async () => {
    const { id } = await readyCart(shop, integrator)
    await integrator(cart.finishAsOrder, { params: { id } })
    const everyone = [owner, owner, stranger, 'shipping-company@girassol.demo']
    const bells = await Promise.all(everyone.map((email) => shop.follow(email, contract.followNotifications)))
    await moveInTest(shop, id, { event: 'validate', by: 'commercial@girassol.demo' })
    const expected = { type: 'INVOICE', title: 'Pedido validado', icon: 'INFO', readed: false, invoiceId: id }
    for (const bell of bells.slice(0, 2)) expect(await bell.receive(1)).toEqual([expect.objectContaining(expected)])
    const received = await Promise.all(bells.map((bell) => bell.receiveAll()))
    expect(received.map((events) => events.length)).toEqual([1, 1, 0, 0])
    for (const bell of bells) bell.close()
  })

  test('NOT-006 a new stream does not repeat earlier notifications', async () => {
    const bell = await shop.follow(owner, contract.followNotifications)
    expect(await bell.receiveAll()).toEqual([])
    bell.close()
  })
})

test('NOT-006 two transactions that commit in another order than they wrote are both delivered, once', async () => {
  const shop = await openShop('postgres', { streams })
  const reader = await shop.db.selectFrom('app_user').select('id').where('email', '=', owner).executeTakeFirstOrThrow()
  const write = async (title: string) => {
    const tx = await shop.db.startTransaction().execute()
    const notice = { type: 'INVOICE', title, message: title, icon: 'INFO', created_at: noon } as const
    await tx
      .insertInto('notification')
      .values({ ...notice, user_id: reader.id })
      .execute()
    return tx
  }
  const bell = await shop.follow(owner, contract.followNotifications)
  const [first, second] = [await write('Primeiro'), await write('Segundo')]
  await second.commit().execute()
  await bell.receive(1)
  await first.commit().execute()
  expect((await bell.receive(2)).map(({ title }) => title)).toEqual(['Segundo', 'Primeiro'])
  expect(await bell.receiveAll()).toHaveLength(2)
  await shop.close()
})
