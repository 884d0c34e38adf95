import * as cart from '@girassol/contract/cart'
import * as contract from '@girassol/contract/notifications'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../test-application.ts'
import { noon, openShop, readyCart, type Shop } from '../cart/test-shop.ts'
import { moveInTest } from '../orders/test-moves.ts'

const eventsIn = (body: string): contract.NotificationView[] =>
  [...body.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data))

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe.each(['postgres', 'pglite'] as const)('the stream of the bell on %s', (kind) => {
  let shop: Shop
  let integrator: Caller

  beforeAll(async () => {
    shop = await openShop(kind, { streams: { pollMs: 20, lifeMs: 1200, beatMs: 100 } })
    integrator = await shop.as('integrator@girassol.demo')
  })
  afterAll(() => shop.close())

  test('NOT-006 C-111 each user is told at once, of what is theirs alone, once', async () => {
    const { id } = await readyCart(shop, integrator)
    await integrator(cart.finishAsOrder, { params: { id } })
    const stranger = await shop.as('integrator2@girassol.demo')
    const carrier = await shop.as('shipping-company@girassol.demo')
    const streams = [integrator, integrator, stranger, carrier].map((call) => call(contract.followNotifications))
    await pause(200)
    await moveInTest(shop, id, { event: 'validate', by: 'commercial@girassol.demo' })
    const heard = (await Promise.all(streams)).map(({ body }) => eventsIn(body))
    const told = { type: 'INVOICE', title: 'Pedido validado', icon: 'INFO', readed: false, invoiceId: id }
    expect(heard).toEqual([[expect.objectContaining(told)], [expect.objectContaining(told)], [], []])
  })

  test('NOT-006 what was told before a stream was opened is not told again', async () => {
    const { body } = await integrator(contract.followNotifications)
    expect(eventsIn(body)).toEqual([])
  })
})

test('NOT-006 two who commit in another order than they wrote are both told, once', async () => {
  const shop = await openShop('postgres', { streams: { pollMs: 20, lifeMs: 1200, beatMs: 100 } })
  const integrator = await shop.as('integrator@girassol.demo')
  const reader = await shop.db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', 'integrator@girassol.demo')
    .executeTakeFirstOrThrow()
  const write = async (title: string) => {
    const tx = await shop.db.startTransaction().execute()
    const notice = { user_id: reader.id, type: 'INVOICE', title, message: title, icon: 'INFO', created_at: noon }
    await tx.insertInto('notification').values(notice).execute()
    return tx
  }
  const stream = integrator(contract.followNotifications)
  await pause(200)
  const [first, second] = [await write('Primeiro'), await write('Segundo')]
  await second.commit().execute()
  await pause(200)
  await first.commit().execute()
  expect(eventsIn((await stream).body).map(({ title }) => title)).toEqual(['Segundo', 'Primeiro'])
  await shop.close()
})
