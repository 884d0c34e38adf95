import type { Insertable } from 'kysely'
import type { Orders } from '../../database/schema.ts'
import type { Context } from '../../http/context.ts'
import { priceCart } from '../order-record/prices/price-cart.ts'
import { priceWithParts } from '../order-record/prices/saved-order-price.ts'
import { findOrder } from '../order-record/readable-orders.ts'
import { type ItemToStore, replaceItems } from '../order-record/replace-items.ts'
import { deleteBudget } from './budgets-store.ts'

type Columns = Omit<Insertable<Orders>, 'status' | 'created_by' | 'created_at' | 'finished_at' | 'finished_by'>

/** Stores a budget of this user with its items, not priced yet. */
export const insertBudget = async (
  { tx, actor, now }: Context,
  columns: Columns,
  items: readonly ItemToStore[],
): Promise<number> => {
  const made = {
    status: 'BUDGET',
    created_by: actor.userId,
    made_by_key: actor.key?.name ?? null,
    created_at: now,
    finished_at: now,
  } as const
  const { id } = await tx
    .insertInto('orders')
    .values({ ...columns, ...made, finished_by: actor.userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await replaceItems(tx, { orderId: id, prices: 'today' }, items)
  return id
}

/** Today's figures; a kit that lost a part is no longer a kit. */
export const priceBudget = async (context: Context, id: number): Promise<void> => {
  const priced = await priceCart(context, await findOrder(context, id), 'BUDGET')
  const figures = priceWithParts({ ...priced, as: 'BUDGET' })
  const { kit, generator } = priced.order
  await context.tx
    .updateTable('orders')
    .set({ ...figures, kit, generator })
    .where('id', '=', id)
    .execute()
}

/** Takes back a budget that was stored in this transaction. */
export const discardBudget = async ({ tx }: Context, id: number): Promise<void> => {
  await deleteBudget(tx, id)
}
