import type * as contract from '@girassol/contract/substitutions'
import { suggestionAnswered } from '@girassol/domain/notifications'
import { canAnswerSuggestion, suggestionSentences } from '@girassol/domain/substitutions'
import type { Handler } from '../../../http/context.ts'
import { orRefuse } from '../../../http/refused.ts'
import { notifyUser } from '../../notifications/notify-user.ts'
import { lockOrder } from '../../order-record/lock-order.ts'
import { logOrderNote } from '../../order-record/log-order.ts'
import { byUser } from '../../order-record/mover.ts'
import { findSuggestion, toSuggestionView } from './suggestion-queries.ts'
import { answerSuggestion } from './suggestion-store.ts'

/** SUB-010: refuses a suggestion with the reason; 409 once it was answered or lapsed. The order does not change. */
export const refuseSuggestion: Handler<typeof contract.refuseSuggestion> = async (context, { params, body }) => {
  const { tx, actor, now } = context
  const order = await lockOrder(context, params.id)
  const made = await findSuggestion(tx, order, params.suggestionId)
  orRefuse(canAnswerSuggestion({ status: made.status, madeAt: made.made_at }, now), suggestionSentences)
  await answerSuggestion(tx, made.id, { status: 'REFUSED', by: actor.userId, now, reason: body.reason })
  await logOrderNote(byUser(context), order, `Troca sugerida por ${made.maker_name} recusada`)
  const notice = suggestionAnswered(order.id, { isAccepted: false, reason: body.reason })
  await notifyUser(context, { userId: made.made_by, orderId: order.id }, notice)
  return toSuggestionView(await findSuggestion(tx, order, made.id), now)
}
