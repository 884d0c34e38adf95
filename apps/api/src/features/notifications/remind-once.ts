import type { OrderNotice } from '@girassol/domain/notifications'
import type { NotifyContext } from './insert-notifications.ts'
import { type NotifiedOrder, notifyAboutOrder } from './notify-about-order.ts'

type Reminder = {
  readonly notice: OrderNotice
  /** The instant or day that is announced. It is announced once, even to a user who deleted the notification. */
  readonly announced: string
}

/** C-111: a notification before something happens, once for each announced date. */
export const remindOnce = async (
  context: NotifyContext,
  order: NotifiedOrder,
  { notice, announced }: Reminder,
): Promise<void> => {
  const first = await context.tx
    .insertInto('order_reminder')
    .values({ order_id: order.id, type: notice.type, announced, sent_at: context.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst()
  if (first) await notifyAboutOrder(context, order, { notice })
}
