import * as cart from '@girassol/contract/cart'
import type { OrderStatus } from '@girassol/domain/orders'
import type { Updateable } from 'kysely'
import type { Database } from '../../database/connection.ts'
import type { DB } from '../../database/schema.ts'
import type { DatabaseKind } from '../../database/test-database.ts'
import { noon, openShop, readyCart } from '../cart/test-shop.ts'

type Columns = Updateable<DB['orders']>

/** The stored state of an order. */
const createReaders = (db: Database) => {
  const read = (id: number) => db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return {
    read,
    readStatus: async (id: number) => (await read(id)).status,
    readLog: (id: number) =>
      db
        .selectFrom('order_log')
        .select(['author', 'user_id', 'from_status', 'to_status', 'description'])
        .where('order_id', '=', id)
        .orderBy('id')
        .execute(),
    readNotices: (id: number) =>
      db
        .selectFrom('notification')
        .innerJoin('app_user', 'app_user.id', 'notification.user_id')
        .select(['type', 'title', 'email'])
        .where('order_id', '=', id)
        .orderBy('notification.id')
        .execute(),
    readPoints: (id: number) =>
      db.selectFrom('point_entry').select(['type', 'value']).where('order_id', '=', id).orderBy('id').execute(),
    readInboundEvents: (id: number) =>
      db.selectFrom('inbound_event').selectAll().where('order_id', '=', id).orderBy('id').execute(),
  }
}

/** A shop whose orders can be put in any status. */
export const openLife = async (kind: DatabaseKind) => {
  const shop = await openShop(kind)
  const { db } = shop
  const integrator = await shop.as('integrator@girassol.demo')

  const finish = async (as: typeof cart.finishAsOrder | typeof cart.finishAsBudget) => {
    const { id } = await readyCart(shop, integrator)
    const answer = await integrator(as, { params: { id } })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return id
  }

  /** An order of the integrator in this status, paid by Pix unless the columns say otherwise. */
  const orderAt = async (status: OrderStatus, columns: Columns = {}): Promise<number> => {
    const id = await finish(cart.finishAsOrder)
    const set = { approved_at: noon, ...columns, status }
    await db.updateTable('orders').set(set).where('id', '=', id).execute()
    return id
  }

  return {
    ...shop,
    ...createReaders(db),
    integrator,
    orderAt,
    order: () => finish(cart.finishAsOrder),
    budget: () => finish(cart.finishAsBudget),
  }
}

export type Life = Awaited<ReturnType<typeof openLife>>
