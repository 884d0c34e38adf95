import type { OrderEvent } from '@girassol/domain/orders'
import { createOutbox } from '../../outbox/outbox.ts'
import type { Shop } from '../cart/test-shop.ts'
import { moveOrder } from '../order-record/move-order.ts'
import { selectOrders } from '../order-record/order-record.ts'

export type TestMove = { readonly event: OrderEvent; readonly log?: string; readonly by?: string }

/** Moves an order directly, without the calls of other capabilities; without `by` the author is the ERP. */
export const moveInTest = async (shop: Shop, id: number, { event, log = event, by }: TestMove): Promise<void> => {
  await shop.db.transaction().execute(async (tx) => {
    const order = await selectOrders(tx).where('orders.id', '=', id).executeTakeFirstOrThrow()
    const user =
      by === undefined
        ? null
        : await tx.selectFrom('app_user').select(['id', 'name']).where('email', '=', by).executeTakeFirstOrThrow()
    const author = { userId: user?.id ?? null, name: user?.name ?? 'ERP' }
    const mover = { tx, now: shop.deps.clock(), outbox: createOutbox(shop.deps.boss, tx), author }
    await moveOrder(mover, order, { event, log })
  })
}
