import * as cart from '@girassol/contract/cart'
import * as contract from '@girassol/contract/notifications'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../test-application.ts'
import { openShop, readyCart, type Shop } from '../cart/test-shop.ts'
import { moveInTest } from '../orders/test-moves.ts'

const eventsIn = (body: string): contract.NotificationView[] =>
  [...body.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data))

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
    await new Promise((resolve) => setTimeout(resolve, 200))
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
