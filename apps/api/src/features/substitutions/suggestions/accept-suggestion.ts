import type * as contract from '@girassol/contract/substitutions'
import { suggestionAnswered } from '@girassol/domain/notifications'
import { canAnswerSuggestion, suggestionSentences } from '@girassol/domain/substitutions'
import type { Handler } from '../../../http/context.ts'
import { orRefuse } from '../../../http/refused.ts'
import { notifyUser } from '../../notifications/notify-user.ts'
import { refuseStale } from '../apply-substitution.ts'
import { replaceItem } from '../replace-item.ts'
import { lockTarget } from '../target.ts'
import { findSuggestion, toSuggestionView } from './suggestion-queries.ts'
import { answerSuggestion } from './suggestion-store.ts'

/**
 * SUB-010: accepts a suggestion, which is then applied to the budget or the order. 409 once it was answered or lapsed,
 * the order was validated or changed, or the product no longer fits.
 */
export const acceptSuggestion: Handler<typeof contract.acceptSuggestion> = async (context, { params, body }) => {
  const { tx, actor, now } = context
  const target = await lockTarget(context, params.id)
  const { order } = target
  const made = await findSuggestion(tx, order, params.suggestionId)
  orRefuse(canAnswerSuggestion({ status: made.status, madeAt: made.made_at }, now), suggestionSentences)
  await refuseStale(context, target, body.version)
  const replacing = { replaces: made.replaces_code, by: made.by_code, suggestedBy: made.maker_name }
  await replaceItem(context, target, replacing)
  await answerSuggestion(tx, made.id, { status: 'ACCEPTED', by: actor.userId, now, reason: null })
  const notice = suggestionAnswered(order.id, { isAccepted: true, reason: null })
  await notifyUser(context, { userId: made.made_by, orderId: order.id }, notice)
  return toSuggestionView(await findSuggestion(tx, order, made.id), now)
}
