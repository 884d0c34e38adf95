import type * as contract from '@girassol/contract/warranties'
import { canRemoveSerial, removeSentences } from '@girassol/domain/warranties'
import type { Handler } from '../../http/context.ts'
import { findSide } from '../../http/find-side.ts'
import { refuseField } from '../../http/refuse-field.ts'
import { orNotFound, orRefuse } from '../../http/refused.ts'
import { lockOrder } from '../order-record/lock-order.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import { byUser } from '../order-record/mover.ts'
import { listStoredSerials } from '../order-record/serials/serial-queries.ts'
import { findSerialsView } from './serial-views.ts'

/** C-204: removes a wrong number; 409 for one with a claim, 403 for an integrator after 24 hours, 400 for the distributor without a reason. */
export const removeSerial: Handler<typeof contract.removeSerial> = async (
  context,
  { params: { id, serialId }, query: { reason = null } },
) => {
  const { tx, actor, now } = context
  const order = await lockOrder(context, id)
  const serial = orNotFound(
    (await listStoredSerials(tx, id)).find((each) => each.id === serialId),
    'Número de série não encontrado.',
  )
  const { registeredById, registeredAt, number, isClaimed } = serial
  const isAuthor = registeredById === actor.userId
  const decision = canRemoveSerial({ side: findSide(actor), isAuthor, registeredAt, reason, isClaimed }, now)
  if (!decision.allowed && decision.refusal === 'noReason') {
    throw refuseField('reason', reason, removeSentences.noReason)
  }
  orRefuse(decision, removeSentences, { status: isClaimed ? 409 : 403 })
  await tx.deleteFrom('serial_number').where('id', '=', serialId).execute()
  const why = reason === null ? '' : ` (${reason})`
  await logOrderNote(byUser(context), order, `Número de série ${number} removido${why}`)
  return findSerialsView(context, order)
}
