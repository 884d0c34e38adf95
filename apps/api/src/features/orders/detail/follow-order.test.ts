import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as cart from '@girassol/contract/cart'
import { toUrl } from '@girassol/contract/http/endpoint'
import * as contract from '@girassol/contract/orders'
import * as session from '@girassol/contract/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import { demoPassword } from '../../../demo-data/demo-accounts.ts'
import type { Caller } from '../../../test-application.ts'
import { readStream } from '../../../test-stream.ts'
import { openShop, products, readyCart, type Shop } from '../../cart/test-shop.ts'
import { moveInTest } from '../test-moves.ts'

/** Longer than any test: each test closes its streams itself. */
const streams = { pollMs: 20, lifeMs: 600_000, beatMs: 50 }
const [buyer, seller] = ['integrator@girassol.demo', 'commercial@girassol.demo'] as const

describe.each(testedDatabases)('the stream of an order on %s', (kind) => {
  let shop: Shop
  let integrator: Caller

  beforeAll(async () => {
    shop = await openShop(kind, { streams })
    integrator = await shop.as('integrator@girassol.demo')
  })
  afterAll(() => shop.close())

  const placed = async () => {
    const { id } = await readyCart(shop, integrator)
    await integrator(cart.finishAsOrder, { params: { id } })
    return id
  }
  const follow = (email: string, id: number) => shop.follow(email, contract.followOrder, { params: { id } })

  test('C-52 viewers of an order receive the changes of others, once each, in order', async () => {
    const id = await placed()
    const other = await placed()
    const [owner, staffs, elsewhere] = [await follow(buyer, id), await follow(seller, id), await follow(seller, other)]
    const body = { productErpCode: products.panel, quantity: 12 }
    expect((await integrator(cart.changeOrderItem, { params: { id }, body })).statusCode).toBe(200)
    await moveInTest(shop, id, { event: 'validate', by: seller })
    expect(await owner.receive(2)).toMatchObject([
      { status: expect.any(String), isMove: false, isOwn: true },
      { status: 'INVOICE_VALIDATED', isMove: true, isOwn: false, author: null },
    ])
    const received = await staffs.receive(2)
    expect(received).toMatchObject([
      { isMove: false, isOwn: false, author: expect.stringMatching(/./) },
      { status: 'INVOICE_VALIDATED', isMove: true, isOwn: true },
    ])
    expect(Number(received[1]?.id)).toBeGreaterThan(Number(received[0]?.id))
    expect(await elsewhere.receiveAll()).toEqual([])
    expect(await owner.receiveAll()).toHaveLength(2)
    for (const stream of [owner, staffs, elsewhere]) stream.close()
  })

  test('C-50 a change by the ERP names the ERP as its author', async () => {
    const id = await placed()
    await moveInTest(shop, id, { event: 'validate' })
    const stream = await follow(buyer, id)
    await moveInTest(shop, id, { event: 'approve' })
    await moveInTest(shop, id, { event: 'creationAccepted' })
    const events = await stream.receive(2)
    expect(events.map(({ status, author }) => [status, author]).at(-1)).toEqual(['INVOICE_APPROVED', 'ERP'])
    stream.close()
  })

  test('C-08 a stranger receives nothing, nor does a user who loses access to the order meanwhile', async () => {
    const id = await placed()
    expect((await follow('integrator2@girassol.demo', id)).statusCode).toBe(404)
    expect((await follow('shipping-company@girassol.demo', id)).statusCode).toBe(403)
    const stream = await follow(buyer, id)
    const elsewhere = shop.db.selectFrom('seller').select('id').where('erp_code', '=', 'INT002')
    await shop.db.updateTable('orders').set({ seller_id: elsewhere, customer_id: null }).where('id', '=', id).execute()
    await moveInTest(shop, id, { event: 'validate' })
    await stream.ended
    expect(await stream.receive(0)).toEqual([])
  })

  test('C-52 one user may follow twenty screens, and the next one is refused', async () => {
    const id = await placed()
    const opened = []
    for (let screen = 1; screen <= 20; screen += 1) opened.push(await follow(buyer, id))
    expect(new Set(opened.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect((await follow(buyer, id)).statusCode).toBe(429)
    opened[0]?.close()
    await expect.poll(async () => (await follow(buyer, id)).statusCode, { timeout: 5000 }).toBe(200)
    for (const stream of opened) stream.close()
  })
})

describe('streams, sessions and the server', () => {
  /** One of the tests stops its server, so each has its own. */
  const openWithOrder = async () => {
    const shop = await openShop('postgres', { streams })
    const integrator = await shop.as('integrator@girassol.demo')
    const { id } = await readyCart(shop, integrator)
    await integrator(cart.finishAsOrder, { params: { id } })
    return { shop, id }
  }

  const logIn = async (shop: Shop, email: string) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: demoPassword },
    })
    return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  }

  test('AUTH-006 a stream ends with its session', async () => {
    const { shop, id } = await openWithOrder()
    const cookie = await logIn(shop, buyer)
    const url = toUrl(contract.followOrder.path).replace(':id', String(id))
    const stream = readStream(await shop.app.inject({ method: 'GET', url, headers: { cookie }, payloadAsStream: true }))
    expect(stream.statusCode).toBe(200)
    await stream.receiveAll()
    await shop.anonymous(session.logout, {}, { cookie })
    await stream.ended
    await shop.close()
  })

  test('C-52 it sends a heartbeat, and the server does not wait for its listeners when it stops', async () => {
    const { shop, id } = await openWithOrder()
    const cookie = await logIn(shop, 'administrator@girassol.demo')
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = shop.app.server.address() as AddressInfo
    const call = request({ port, path: `/api/v2/invoice/${id}/events`, headers: { cookie } })
    call.end()
    const [stream] = await once(call, 'response')
    expect(stream.headers['content-type']).toContain('text/event-stream')
    expect(stream.headers['x-accel-buffering']).toBe('no')
    let beats = 0
    stream.on('data', (part: Buffer) => {
      if (part.toString().includes(':\n\n')) beats += 1
    })
    await expect.poll(() => beats, { timeout: 15_000 }).toBeGreaterThan(2)
    const ended = once(stream, 'end')
    await shop.close()
    await ended
  })
})
