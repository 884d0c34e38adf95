import * as cart from '@girassol/contract/cart'
import * as contract from '@girassol/contract/notifications'
import { plusHours } from '@girassol/domain/shared'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import { timetable } from '../../jobs/timetable.ts'
import type { Caller } from '../../test-application.ts'
import { noon, readyCart } from '../cart/test-shop.ts'
import { type Life, openLife } from '../orders/test-life.ts'
import { moveInTest } from '../orders/test-moves.ts'

const emails = { integrator: 'integrator@girassol.demo', other: 'integrator2@girassol.demo' } as const

describe.each(bothDatabases)('the bell on %s', (kind) => {
  let life: Life
  let mine: Caller
  let other: Caller

  beforeAll(async () => {
    life = await openLife(kind)
    mine = life.integrator
    other = await life.as(emails.other)
  })
  afterAll(() => life.close())
  beforeEach(async () => {
    await life.db.deleteFrom('notification').execute()
    await life.db.deleteFrom('setting').where('key', '=', 'notification-poll-seconds').execute()
  })

  const insert = async (email: string, count = 1, rest: object = {}) => {
    const { id: user_id } = await life.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const row = { type: 'INVOICE', title: 'Pedido aprovado', message: 'Foi aprovado.', icon: 'SUCCESS' } as const
    const rows = Array.from({ length: count }, () => ({ ...row, user_id, created_at: noon, ...rest }))
    const notificationIds = await life.db.insertInto('notification').values(rows).returning('id').execute()
    return notificationIds.map(({ id }) => id)
  }
  const list = async (caller: Caller, query: { take?: number; page?: number } = {}) =>
    (await caller(contract.listNotifications, { query })).json()
  const first = (ids: readonly number[]) => ids[0] ?? 0

  const listReaders = async (id: number) => (await life.readNotices(id)).map(({ email, title }) => `${email}: ${title}`)

  whereTested(kind, () => {
    test('NOT-002 NOT-007 a notification has these fields, and the newest is listed first', async () => {
      const id = await life.order()
      const seller = await life.read(id)
      await insert(emails.integrator, 1, { order_id: id, seller_id: seller.seller_id })
      const [newest] = await insert(emails.integrator, 1, { type: 'SELLER_REGISTER', icon: 'LOGOUT' })
      const { data, ...rest } = await list(mine)
      expect(rest).toEqual({ total: 2, totalIsExact: true, unread: 2, pollSeconds: 60 })
      expect(data[0]).toMatchObject({ id: newest, type: 'SELLER_REGISTER', icon: 'LOGOUT', invoiceId: null })
      expect(data[1]).toEqual({
        id: expect.any(Number),
        type: 'INVOICE',
        title: 'Pedido aprovado',
        message: 'Foi aprovado.',
        icon: 'SUCCESS',
        readed: false,
        invoiceId: id,
        path: null,
        sellerId: seller.seller_id,
        createdAt: noon,
      })
    })

    test('C-10 the polling interval is the configured one', async () => {
      await life.db
        .insertInto('setting')
        .values({ key: 'notification-poll-seconds', value: JSON.stringify(90) })
        .execute()
      expect((await list(mine)).pollSeconds).toBe(90)
    })

    test('NOT-005 NOT-009 one is marked as read, once or twice', async () => {
      const [id = 0, unread] = await insert(emails.integrator, 2)
      const read = () => mine(contract.readNotification, { params: { id } })
      expect((await read()).json()).toMatchObject({ id, readed: true })
      expect((await read()).statusCode).toBe(200)
      const { data, unread: left } = await list(mine)
      expect([left, data.map(({ id: each, readed }: contract.NotificationView) => [each, readed])]).toEqual([
        1,
        [
          [unread, false],
          [id, true],
        ],
      ])
    })

    test('NOT-005 marking all as read leaves those of other users', async () => {
      await insert(emails.integrator, 3)
      await insert(emails.other, 2)
      expect((await mine(contract.readAllNotifications)).json()).toEqual({ unread: 0 })
      expect([(await list(mine)).unread, (await list(other)).unread]).toEqual([0, 2])
    })

    test('NOT-011 removing all leaves those of other users', async () => {
      await insert(emails.integrator, 3)
      await insert(emails.other, 2)
      expect((await mine(contract.removeAllNotifications)).statusCode).toBe(204)
      expect([(await list(mine)).total, (await list(other)).total]).toEqual([0, 2])
    })

    test('NOT-009 NOT-010 C-08 another user’s notification is not found, not even by an administrator, and stays', async () => {
      const [id = 0] = await insert(emails.other)
      const administrator = await life.as('administrator@girassol.demo')
      for (const caller of [mine, administrator]) {
        expect((await caller(contract.readNotification, { params: { id } })).statusCode).toBe(404)
        expect((await caller(contract.removeNotification, { params: { id } })).statusCode).toBe(404)
      }
      expect(await list(other)).toMatchObject({ total: 1, unread: 1 })
      expect((await mine(contract.readNotification, { params: { id: 'x' as never } })).statusCode).toBe(400)
    })

    test('C-05 every role may read notifications, and nobody without a session', async () => {
      const carrier = await life.as('shipping-company@girassol.demo')
      expect(await list(carrier)).toMatchObject({ total: 0, unread: 0 })
      for (const endpoint of [contract.listNotifications, contract.removeAllNotifications]) {
        expect((await life.anonymous(endpoint as typeof contract.listNotifications, { query: {} })).statusCode).toBe(
          401,
        )
      }
    })

    test('C-111 notifications older than 90 days are removed at night, read or not', async () => {
      const purge = timetable.find(({ name }) => name === 'purge-notifications')
      await insert(emails.integrator, 1, { created_at: plusHours(noon, -90 * 24 - 1) })
      const recent = await insert(emails.integrator, 1, { created_at: plusHours(noon, -90 * 24 + 1), is_read: true })
      life.setNow(noon)
      await purge?.run(life.deps)
      expect((await list(mine)).data.map(({ id }: contract.NotificationView) => id)).toEqual(recent)
    })

    test('C-111 the users of the reseller are notified of a move, except its author', async () => {
      const id = await life.order()
      await moveInTest(life, id, { event: 'validate', by: 'commercial@girassol.demo' })
      expect((await listReaders(id)).sort()).toEqual([
        'contributor@girassol.demo: Pedido validado',
        'integrator@girassol.demo: Pedido validado',
        'manager@girassol.demo: Pedido validado',
      ])
    })

    test('C-111 an inactive user is not notified', async () => {
      const id = await life.order()
      const manager = life.db.updateTable('app_user').where('email', '=', 'manager@girassol.demo')
      await manager.set({ active: false }).execute()
      await moveInTest(life, id, { event: 'validate', by: 'commercial@girassol.demo' })
      await manager.set({ active: true }).execute()
      expect(await listReaders(id)).not.toContain('manager@girassol.demo: Pedido validado')
    })
  })

  test('NOT-007 NOT-008 C-41 the list has 50 per page, counts all unread ones, and is empty past the end', async () => {
    const ids = await insert(emails.integrator, 53)
    await life.db.updateTable('notification').set({ is_read: true }).where('id', '=', first(ids)).execute()
    const pages = await Promise.all([1, 2, 3].map((page) => list(mine, { page })))
    expect(pages.map(({ data, total, unread }) => [data.length, total, unread])).toEqual([
      [50, 53, 52],
      [3, 53, 52],
      [0, 0, 52],
    ])
    const notificationIds = pages.flatMap(({ data }) => data.map(({ id }: contract.NotificationView) => id))
    expect(notificationIds).toEqual(ids.toReversed())
    for (const query of [{ page: 0 }, { take: 101 }, { take: 0 }]) {
      expect((await mine(contract.listNotifications, { query })).statusCode).toBe(400)
    }
  })

  test('NOT-010 a notification is removed once; the second removal finds none', async () => {
    const [id = 0] = await insert(emails.integrator, 2)
    const remove = () => mine(contract.removeNotification, { params: { id } })
    const codes = await Promise.all([remove(), remove()])
    expect(codes.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404])
    expect(await list(mine)).toMatchObject({ total: 1, unread: 1 })
  })

  test('C-111 T3 an order made by staff for a reseller notifies the reseller; their own orders notify nobody', async () => {
    const own = [await life.order(), await life.budget()]
    expect(await Promise.all(own.map(listReaders))).toEqual([[], []])
    const staff = await life.as('commercial@girassol.demo', 'INT001')
    for (const [finish, title] of [
      [cart.finishAsOrder, 'Novo pedido'],
      [cart.finishAsBudget, 'Novo orçamento'],
    ] as const) {
      const { id } = await readyCart(life, staff)
      expect((await staff(finish, { params: { id } })).statusCode).toBe(200)
      const readers = await listReaders(id)
      expect(readers).toContain(`integrator@girassol.demo: ${title}`)
      expect(readers.filter((reader) => reader.startsWith('commercial@'))).toEqual([])
    }
  })
})
