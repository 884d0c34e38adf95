import type * as contract from '@girassol/contract/order-validation'
import { minimumDeliveryDate } from '@girassol/domain/order-validation'
import { toDay } from '@girassol/domain/shared'
import type { Handler } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { describeLastMove } from '../order-record/last-move.ts'
import { listOrderLines } from '../order-record/order-lines.ts'
import { findOrderView } from '../orders/detail/order-queries.ts'
import { findSeparationDays } from './separation-queries.ts'
import { doesTriangulation } from './triangulation-queries.ts'

/** VAL-015: the data of the validation dialog; refuses an order that cannot be validated now. */
export const checkValidation: Handler<typeof contract.checkValidation> = async (context, { params }) => {
  const invoice = await findOrderView(context, params.id)
  const { validate } = invoice.actions
  if (!validate.allowed) {
    const lastMove = await describeLastMove(context.tx, params.id)
    const message = [validate.reason, lastMove].filter((each) => each !== null).join(' ')
    throw new Refused(message, { status: 409, reason: 'notNow' })
  }
  const lines = await listOrderLines(context, params.id)
  const minDeliveryDate = minimumDeliveryDate(
    lines.map(({ current }) => current),
    toDay(context.now),
  )
  return {
    invoice,
    minDeliveryDate,
    deliveryDateSeparationCapacity: [...(await findSeparationDays(context, minDeliveryDate))],
    canDoTriangulation: await doesTriangulation(context.tx, invoice.integrator.id),
  }
}
