import { can } from '@girassol/domain/access'
import { budgetMade } from '@girassol/domain/notifications'
import type { Context } from '../../http/context.ts'
import { type NotifiedOrder, notifyOfOrder } from '../notifications/notify-of-order.ts'

/** C-111: the reseller hears of a budget that staff made for them. */
export const tellBudgetMade = async ({ tx, actor, now }: Context, budget: NotifiedOrder): Promise<void> => {
  if (!can(actor.roles, 'requester.select')) return
  await notifyOfOrder(tx, budget, { notice: budgetMade, now, except: actor.userId })
}
