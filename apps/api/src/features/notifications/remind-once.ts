import type { OrderNotice } from '@girassol/domain/notifications'
import type { Tx } from '../../http/context.ts'
import { type NotifiedOrder, notifyOfOrder } from './notify-of-order.ts'

type Reminder = {
  readonly notice: OrderNotice
  /** What is announced: the instant or day of it. The same one is told once, even to who deleted the notice. */
  readonly announced: string
  readonly now: string
}

/** C-111: a notice before something happens, once for each thing that is announced. */
export const remindOnce = async (tx: Tx, order: NotifiedOrder, { notice, announced, now }: Reminder): Promise<void> => {
  const first = await tx
    .insertInto('order_reminder')
    .values({ order_id: order.id, type: notice.type, announced, sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst()
  if (first) await notifyOfOrder(tx, order, { notice, now })
}
