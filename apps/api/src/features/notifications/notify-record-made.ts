import { can } from '@girassol/domain/access'
import { budgetMade, orderMade } from '@girassol/domain/notifications'
import type { Context } from '../../http/context.ts'
import { type NotifiedOrder, notifyAboutOrder } from './notify-about-order.ts'

const notices = { BUDGET: budgetMade, INVOICE: orderMade } as const

/** C-111, T3: notifies the reseller of a budget or an order that staff created for them. */
export const notifyRecordMade = async (
  context: Context,
  record: NotifiedOrder,
  kind: keyof typeof notices,
): Promise<void> => {
  const { actor } = context
  if (!can(actor.roles, 'requester.select')) return
  await notifyAboutOrder(context, record, { notice: notices[kind], except: actor.userId })
}
