import { expectsPayment, isPayable, minutesBeforeReading, payableStates } from '@girassol/domain/payments'
import { plusHours, toDay } from '@girassol/domain/shared'
import type { Dependencies } from '../../http/dependencies.ts'
import type { GatewayCharge } from '../../integrations/gateway/gateway.ts'
import { findCharges } from '../order-record/charges-queries.ts'
import { forEachCharge } from './for-each-charge.ts'
import { settleReading } from './settle-charge.ts'

/** The charges that have waited long enough; a page with a refused card only until its due day. */
const listWaitingCharges = async ({ connection, clock }: Dependencies) => {
  const now = clock()
  const rows = await connection.db
    .selectFrom('order_charge')
    .innerJoin('orders', 'orders.id', 'order_charge.order_id')
    .select(['order_charge.gateway_id', 'orders.status'])
    .where('order_charge.state', 'in', payableStates)
    .where('order_charge.gateway_id', 'is not', null)
    .where('order_charge.created_at', '<=', plusHours(now, -minutesBeforeReading / 60))
    .where((eb) => eb.or([eb('order_charge.state', '=', 'OPEN'), eb('order_charge.due_date', '>=', toDay(now))]))
    .orderBy('order_charge.id')
    .execute()
  return rows.flatMap(({ gateway_id, status }) => (gateway_id === null ? [] : [{ gatewayId: gateway_id, status }]))
}

const readCharge = async (deps: Dependencies, gatewayId: string): Promise<GatewayCharge | null> => {
  const charge = await deps.ports.gateway.readCharge(gatewayId)
  await settleReading(deps, gatewayId, charge)
  return charge
}

/**
 * REL-012: reads every charge that has been open for more than ten minutes, so that a lost message of the gateway has
 * its effect after all. An open charge of an order that expects no payment is cancelled: an earlier attempt of a paid
 * order, or one that was made while its order was cancelled.
 */
export const readOpenCharges = async (deps: Dependencies): Promise<void> =>
  forEachCharge(await listWaitingCharges(deps), async ({ gatewayId, status }) => {
    const charge = await readCharge(deps, gatewayId)
    if (charge === null || !isPayable(charge.state) || expectsPayment(status)) return
    await settleReading(deps, gatewayId, await deps.ports.gateway.cancelCharge(gatewayId))
  })

/** REL-012: reads the charges of one order that can still be paid. Rejects if the gateway does not answer. */
export const readChargesOfOrder = async (deps: Dependencies, orderId: number): Promise<void> => {
  const charges = await deps.connection.db.transaction().execute((tx) => findCharges(tx, orderId))
  await forEachCharge(charges, async ({ gatewayId, state }) => {
    if (gatewayId !== null && isPayable(state)) await readCharge(deps, gatewayId)
  })
}
