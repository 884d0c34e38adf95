import type * as contract from '@girassol/contract/substitutions'
import { substitutionSentences } from '@girassol/domain/substitutions'
import type { Context, Handler } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { toDifferenceView } from '../budgets/budget-version.ts'
import { refuseOtherVersion } from '../order-record/last-move.ts'
import { findOrderView } from '../orders/detail/order-queries.ts'
import { replaceItem } from './replace-item.ts'
import { lockTarget, type Target, toVersion } from './target.ts'

const staleSentences = {
  CART: 'O carrinho mudou depois que você o abriu.',
  BUDGET: 'O orçamento mudou depois que você o abriu.',
  INVOICE: 'O pedido mudou depois que você o abriu.',
} as const

/** Refuses with 409 a choice between products for another version than the current one (C-152). */
export const refuseStale = async ({ tx }: Pick<Context, 'tx'>, { order }: Target, seen: string): Promise<void> => {
  if (seen === toVersion(order)) return
  const sentence = staleSentences[order.status === 'CART' || order.status === 'BUDGET' ? order.status : 'INVOICE']
  const number = Number(seen)
  // A cart has no log; and a text that is no number was never a version of a budget.
  if (order.status !== 'CART' && Number.isSafeInteger(number)) {
    await refuseOtherVersion(tx, order, { seen: number, sentence })
  }
  throw new Refused(sentence, { status: 409, reason: 'changedMeanwhile' })
}

/** An order changes only by a suggestion that its integrator accepts (SUB-010). */
const refuseOrder = ({ order }: Target): void => {
  if (order.status !== 'INVOICE') return
  throw new Refused(substitutionSentences.onlySuggested, { status: 409, reason: 'onlySuggested' })
}

/**
 * SUB-006: replaces an item of the open cart, or of a budget as a new version of it, in one transaction with the whole
 * list computed again. 409 for a stale version, an expired budget, and a product that no longer fits.
 */
export const applySubstitution: Handler<typeof contract.applySubstitution> = async (context, { body }) => {
  const { invoiceId, replaces, by, version } = body
  const target = await lockTarget(context, invoiceId)
  refuseOrder(target)
  await refuseStale(context, target, version)
  const difference = await replaceItem(context, target, { replaces, by, suggestedBy: null })
  return {
    order: await findOrderView(context, target.order.id),
    difference: toDifferenceView(difference, context.actor.canViewProductPrices),
  }
}
