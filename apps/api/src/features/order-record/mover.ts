import type { ActorKey } from '../../http/actor.ts'
import type { PublicContext, WriteContext } from '../../http/context.ts'
import type { OrderRecord } from './order-record.ts'

/** The author, the instant and the transaction of moves. */
export type Mover = Pick<PublicContext, 'tx' | 'now' | 'outbox'> & {
  readonly author: {
    readonly userId: number | null
    readonly name: string
    /** The key with which a program acts, whose name the author has; the user is the one who made it (API-012). */
    readonly key?: ActorKey | undefined
  }
}

/** No user acts: an event of any system outside the portal is logged as the ERP's (C-50). */
export const outsideAuthor = { userId: null, name: 'ERP' } as const

export const byUser = ({ tx, now, outbox, actor }: WriteContext): Mover => ({
  tx,
  now,
  outbox,
  author: { userId: actor.userId, name: actor.name, key: actor.key },
})

/** The columns that are needed to move an order. */
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
