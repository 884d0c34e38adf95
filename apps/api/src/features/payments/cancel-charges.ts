import { endsCharges, isPayable, payableStates } from '@girassol/domain/payments'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Effects } from '../../outbox/effects.ts'
import { findCharges } from '../order-record/charges-queries.ts'
import type { MoveEffect } from '../order-record/move-effects.ts'
import { forEachCharge } from './for-each-charge.ts'
import { settleReading } from './settle-charge.ts'

/**
 * REL-012: when an order is cancelled, in whatever way, the charges that could still be paid are cancelled at the
 * gateway after the commit.
 */
export const endCharges: MoveEffect = async ({ tx, outbox }, { order, entered }) => {
  if (!entered.some(endsCharges)) return
  const payable = await tx
    .selectFrom('order_charge')
    .select('id')
    .where('order_id', '=', order.id)
    .where('state', 'in', payableStates)
    .where('gateway_id', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (payable !== undefined) await outbox.add('gateway.cancel-charges', { orderId: order.id })
}

/** None when the ERP refused the cancellation meanwhile: the order may then be paid as before. */
const listChargesToCancel = ({ connection }: Dependencies, orderId: number): Promise<string[]> =>
  connection.db.transaction().execute(async (tx) => {
    const order = await tx.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirst()
    if (order === undefined || !endsCharges(order.status)) return []
    const charges = await findCharges(tx, orderId)
    return charges.flatMap(({ gatewayId, state }) => (gatewayId !== null && isPayable(state) ? gatewayId : []))
  })

/**
 * REL-012: cancels the unpaid charges of a cancelled order at the gateway and stores their state. A charge that was
 * paid meanwhile is handled as a payment after the cancellation (E22). Rejects if a charge remains open, so that it is
 * tried again and an administrator sees it at last.
 */
export const cancelCharges = async (
  deps: Dependencies,
  { orderId }: Effects['gateway.cancel-charges'],
): Promise<void> =>
  forEachCharge(await listChargesToCancel(deps, orderId), async (gatewayId) => {
    const charge = await deps.ports.gateway.cancelCharge(gatewayId)
    await settleReading(deps, gatewayId, charge)
    if (charge !== null && isPayable(charge.state)) throw new Error('the gateway did not cancel the charge')
  })
