import type * as contract from '@girassol/contract/holds'
import { releaseSentences } from '@girassol/domain/holds'
import { holdReleased } from '@girassol/domain/notifications'
import type { Handler } from '../../http/context.ts'
import { refuseField } from '../../http/refuse-field.ts'
import { orRefuse } from '../../http/refused.ts'
import { notifyAboutOrder } from '../notifications/notify-about-order.ts'
import { endHold } from '../order-record/holds/hold-store.ts'
import { lockOrder } from '../order-record/lock-order.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import { byUser } from '../order-record/mover.ts'
import { findHold } from './hold-queries.ts'
import { decideRelease, findHoldView, needsReason } from './hold-view.ts'

/**
 * HOLD-007, HOLD-009: frees the units of a budget at once. Refuses with 403 other users than its maker and the
 * commercial roles, and with 400 a commercial role without a reason for the seller; 409 if nothing is held.
 */
export const releaseHold: Handler<typeof contract.releaseHold> = async (context, { params: { id }, body }) => {
  const { tx, actor } = context
  const order = await lockOrder(context, id)
  const hold = await findHold(tx, id)
  const decision = decideRelease(hold, context)
  const isForbidden = !decision.allowed && decision.refusal === 'notYours'
  orRefuse(decision, releaseSentences, isForbidden ? { status: 403 } : {})
  const isOfOther = hold !== undefined && needsReason(hold, actor)
  const reason = isOfOther ? (body?.reason ?? null) : null
  if (isOfOther && reason === null) throw refuseField('reason', reason, 'Escreva o motivo, que o integrador lê.')
  await endHold(context, id, { from: ['ACTIVE'], to: 'RELEASED', reason })
  await logOrderNote(byUser(context), order, reason === null ? 'Reserva liberada' : `Reserva liberada: ${reason}`)
  if (reason !== null) await notifyAboutOrder(context, order, { notice: holdReleased(reason), except: actor.userId })
  return findHoldView(context, order)
}
