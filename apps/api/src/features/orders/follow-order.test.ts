import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as cart from '@girassol/contract/cart'
import * as contract from '@girassol/contract/orders'
import * as session from '@girassol/contract/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../demo-data/demo-accounts.ts'
import type { Caller } from '../../test-application.ts'
import { openShop, products, readyCart, type Shop } from '../cart/test-shop.ts'
import { moveInTest } from './test-moves.ts'

const eventsIn = (body: string): Record<string, unknown>[] =>
  body.split('\n\n').flatMap((part) => {
    const data = /^data: (.*)$/m.exec(part)?.[1]
    return data === undefined ? [] : [JSON.parse(data) as Record<string, unknown>]
  })

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe.each(['postgres', 'pglite'] as const)('the stream of an order on %s', (kind) => {
  let shop: Shop
  let integrator: Caller
  let staff: Caller

  beforeAll(async () => {
    shop = await openShop(kind, { streams: { pollMs: 20, lifeMs: 1500, beatMs: 100 } })
    integrator = await shop.as('integrator@girassol.demo')
    staff = await shop.as('commercial@girassol.demo', 'INT001')
  })
  afterAll(() => shop.close())

  const placed = async () => {
    const { id } = await readyCart(shop, integrator)
    await integrator(cart.finishAsOrder, { params: { id } })
    return id
  }
  const follow = (call: Caller, id: number) => call(contract.followOrder, { params: { id } })
  const heardOf = async (streams: readonly ReturnType<Caller>[]) =>
    (await Promise.all(streams)).map((answer) => eventsIn(answer.body))

  test('C-52 whoever looks at an order is told what others do to it, once each, in order', async () => {
    const id = await placed()
    const other = await placed()
    const streams = [follow(integrator, id), follow(staff, id), follow(staff, other)]
    await pause(200)
    const body = { productErpCode: products.panel, quantity: 12 }
    expect((await integrator(cart.changeOrderItem, { params: { id }, body })).statusCode).toBe(200)
    await moveInTest(shop, id, { event: 'validate', by: 'commercial@girassol.demo' })
    const [owners = [], staffs = [], others] = await heardOf(streams)
    expect(owners).toMatchObject([
      { status: expect.any(String), isMove: false, isOwn: true },
      { status: 'INVOICE_VALIDATED', isMove: true, isOwn: false, author: null },
    ])
    expect(staffs).toMatchObject([
      { isMove: false, isOwn: false, author: expect.stringMatching(/./) },
      { status: 'INVOICE_VALIDATED', isMove: true, isOwn: true },
    ])
    expect(staffs.map((event) => Number(event.id))).toEqual(
      staffs.map((event) => Number(event.id)).sort((a, b) => a - b),
    )
    expect(others).toEqual([])
  })

  test('C-50 what the ERP does is told by its name', async () => {
    const id = await placed()
    await moveInTest(shop, id, { event: 'validate' })
    const stream = follow(integrator, id)
    await pause(200)
    await moveInTest(shop, id, { event: 'approve' })
    await moveInTest(shop, id, { event: 'creationAccepted' })
    const [events = []] = await heardOf([stream])
    expect(events.map(({ status, author }) => [status, author]).at(-1)).toEqual(['INVOICE_APPROVED', 'ERP'])
  })

  test('C-08 a stranger hears nothing, nor does who loses the order while listening', async () => {
    const id = await placed()
    const stranger = await shop.as('integrator2@girassol.demo')
    expect((await follow(stranger, id)).statusCode).toBe(404)
    const carrier = await shop.as('shipping-company@girassol.demo')
    expect((await follow(carrier, id)).statusCode).toBe(403)
    const stream = follow(integrator, id)
    await pause(200)
    const elsewhere = shop.db.selectFrom('seller').select('id').where('erp_code', '=', 'INT002')
    await shop.db.updateTable('orders').set({ seller_id: elsewhere, customer_id: null }).where('id', '=', id).execute()
    await moveInTest(shop, id, { event: 'validate' })
    expect(await heardOf([stream])).toEqual([[]])
  })

  test('C-52 twenty screens of one person are followed, the next one is refused', async () => {
    const id = await placed()
    const streams = Array.from({ length: 21 }, () => follow(integrator, id))
    const codes = (await Promise.all(streams)).map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(20)
    expect(codes.filter((code) => code === 429)).toHaveLength(1)
  })
})

describe('streams, sessions and the server', () => {
  let shop: Shop
  let id: number

  beforeAll(async () => {
    shop = await openShop('postgres', { streams: { pollMs: 20, lifeMs: 600_000, beatMs: 50 } })
    const integrator = await shop.as('integrator@girassol.demo')
    id = (await readyCart(shop, integrator)).id
    await integrator(cart.finishAsOrder, { params: { id } })
  })

  const cookieOf = async (email: string) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: demoPassword },
    })
    return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  }

  test('AUTH-006 a stream ends with its session', async () => {
    const cookie = await cookieOf('integrator@girassol.demo')
    const stream = shop.anonymous(contract.followOrder, { params: { id } }, { cookie })
    await pause(100)
    await shop.anonymous(session.logout, {}, { cookie })
    expect((await stream).statusCode).toBe(200)
  })

  test('C-52 it shows that it lives, and the server does not wait for its listeners', async () => {
    const cookie = await cookieOf('administrator@girassol.demo')
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
    await expect.poll(() => beats).toBeGreaterThan(2)
    const ended = once(stream, 'end')
    await shop.close()
    await ended
  })
})
