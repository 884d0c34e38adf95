import type * as contract from '@girassol/contract/inbound'
import { type OrderStatus, orderStatuses } from '@girassol/domain/orders'
import type { Context, Handler } from '../../http/context.ts'
import { notFound, Refused } from '../../http/refused.ts'
import { lockOrder } from '../order-record/lock-order.ts'
import { advanceSimulatedOrder } from './advance-simulated-order.ts'

/** More steps than the longest order has. */
const mostSteps = 20

const readLockedStatus = async (context: Context, id: number): Promise<OrderStatus> =>
  (await lockOrder(context, id)).status

const stuck = (status: OrderStatus): Refused =>
  new Refused(`O pedido está “${orderStatuses[status].label}” e espera a ação de uma pessoa.`, {
    status: 409,
    reason: 'waitsForPerson',
  })

/** Sends the next simulated event, or all of them until the wanted status; 409 where that is not possible. */
export const advanceOrder: Handler<typeof contract.advanceOrder> = async (
  context,
  { params: { id }, body: { to } },
) => {
  if (!context.simulates) throw notFound()
  let status = await readLockedStatus(context, id)
  for (let step = 0; step < mostSteps && status !== to; step += 1) {
    const receipt = await advanceSimulatedOrder(context, id)
    if (receipt?.outcome !== 'moved') throw stuck(status)
    status = await readLockedStatus(context, id)
    if (to === undefined) break
  }
  return { id, status }
}
