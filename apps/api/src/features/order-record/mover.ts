import type { PublicContext, WriteContext } from '../../http/context.ts'
import type { OrderRecord } from './order-record.ts'

/** In whose name, and in which transaction, orders move. */
export type Mover = Pick<PublicContext, 'tx' | 'now' | 'outbox'> & {
  readonly author: { readonly userId: number | null; readonly name: string }
}

export const byUser = ({ tx, now, outbox, actor }: WriteContext): Mover => ({
  tx,
  now,
  outbox,
  author: { userId: actor.userId, name: actor.name },
})

/** What is needed of an order to move it. */
export type MovedOrder = Pick<
  OrderRecord,
  | 'id'
  | 'seller_id'
  | 'created_by'
  | 'status'
  | 'status_before'
  | 'type'
  | 'payment_method'
  | 'is_future_sale'
  | 'is_triangulation'
  | 'money_in_at'
>
