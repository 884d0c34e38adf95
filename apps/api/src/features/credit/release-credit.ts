import type * as contract from '@girassol/contract/credit'
import { canReleaseCredit, creditReleaseSentences } from '@girassol/domain/credit'
import { reaisFrom } from '@girassol/domain/shared'
import type { Handler } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { recordChange } from '../../records/record-change.ts'
import { lockOrder } from '../order-record/lock-order.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import { byUser } from '../order-record/mover.ts'
import { findLimit } from './credit-queries.ts'
import { lockCreditOfOrder } from './lock-credit-of-order.ts'

/** CRED-003: lets this order be approved beyond the credit, up to its present total. */
export const releaseCredit: Handler<typeof contract.releaseCredit> = async (context, { params: { id }, body }) => {
  const { tx, now, actor } = context
  await lockCreditOfOrder(tx, id)
  const order = await lockOrder(context, id)
  const limitCents = (await findLimit(tx, order.seller_id))?.limit_cents ?? null
  const { status, payment_method: paymentMethod, total_invoice_cents: total_cents } = order
  const decision = canReleaseCredit({ status, paymentMethod, isControlled: limitCents !== null })
  if (!decision.allowed)
    throw new Refused(creditReleaseSentences[decision.refusal], { status: 409, reason: decision.refusal })
  const released = { total_cents, reason: body.reason, released_by: actor.userId, released_at: now }
  await tx
    .insertInto('credit_release')
    .values({ order_id: id, ...released })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(released))
    .execute()
  await logOrderNote(byUser(context), order, `Crédito liberado para este pedido: ${body.reason}`)
  await recordChange(tx, {
    now,
    author: actor,
    action: 'approve',
    subject: { kind: 'order', id, name: String(id) },
    before: { creditReleased: null },
    after: { creditReleased: reaisFrom(total_cents), creditReason: body.reason },
    onBehalfOf: order.seller_id,
  })
  return { released: reaisFrom(total_cents) }
}
