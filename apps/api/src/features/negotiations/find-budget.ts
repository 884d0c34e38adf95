import type { Tx, WriteContext } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { lockOrder } from '../order-record/lock-order.ts'
import type { Reading } from '../order-record/order-lines.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { findOrder, orderNotFound, toScopeFacts } from '../order-record/readable-orders.ts'

/** A budget, or the order that was made of it; a removed budget still has its negotiation (QUO-016). */
export type NegotiatedBudget = {
  readonly id: number
  readonly sellerId: number
  readonly order: OrderRecord | null
}

const exists = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.selectFrom('orders').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** A removed budget that was negotiated for a seller of the caller's scope; 404 for every other number. */
const findRemoved = async ({ tx, actor }: Pick<Reading, 'tx' | 'actor'>, id: number): Promise<NegotiatedBudget> => {
  const { seesAll, sellerId, usesBudgets } = toScopeFacts(actor, id)
  const found = await tx
    .selectFrom('negotiation')
    .select('seller_id')
    .where('order_id', '=', id)
    .$if(!seesAll, (query) => query.where('seller_id', '=', sellerId ?? 0))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isRemoved = found !== undefined && usesBudgets && !(await exists(tx, id))
  const { seller_id } = orNotFound(isRemoved ? found : null, orderNotFound)
  return { id, sellerId: seller_id, order: null }
}

const toBudget = (order: OrderRecord): NegotiatedBudget => ({ id: order.id, sellerId: order.seller_id, order })

/** The budget or order of the caller's scope; 404 outside it (C-08). */
export const findBudget = async (reading: Reading, id: number): Promise<NegotiatedBudget> =>
  (await exists(reading.tx, id)) ? toBudget(await findOrder(reading, id)) : findRemoved(reading, id)

/** The same, locked until the call ends (C-187). */
export const lockBudget = async (context: Pick<WriteContext, 'tx' | 'actor'>, id: number): Promise<NegotiatedBudget> =>
  (await exists(context.tx, id)) ? toBudget(await lockOrder(context, id)) : findRemoved(context, id)
