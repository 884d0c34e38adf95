import type * as contract from '@girassol/contract/claims'
import type { ClaimableUnits } from '@girassol/contract/claims'
import { can } from '@girassol/domain/access'
import { displayName } from '@girassol/domain/catalogue'
import { findReceivingEnd } from '@girassol/domain/deliveries'
import { isStatusAt } from '@girassol/domain/orders'
import { toDay } from '@girassol/domain/shared'
import type { Handler } from '../../../http/context.ts'
import { findClaimable } from '../../order-record/claims/claimed-units.ts'
import { type DeliveredItem, listOrderedItems } from '../../order-record/deliveries/delivery-queries.ts'
import type { Reading } from '../../order-record/order-lines.ts'
import { findOrder } from '../../order-record/readable-orders.ts'
import { findAfterSaleDays } from '../../settings/operation/after-sale-days.ts'
import { mayWrite } from '../claim-access.ts'
import { type Arrival, listArrivals } from './arrivals.ts'
import { listClaimableSerials } from './claimable-serials.ts'

type ArrivalView = ClaimableUnits['arrivals'][number]
type Of = {
  readonly orderId: number
  readonly items: readonly DeliveredItem[]
  /** The setting (C-158). */
  readonly receivingDays: number
}

const toArrivalView = async (
  { tx, now }: Reading,
  { orderId, items, receivingDays }: Of,
  arrival: Arrival,
): Promise<ArrivalView> => {
  const { deliveryId, number, arrivedAt, lines } = arrival
  const count = await findClaimable(tx, { orderId, deliveryId })
  const lastDay = findReceivingEnd(arrivedAt, receivingDays)
  return {
    deliveryId,
    number,
    arrivedAt,
    lastDay,
    isOver: toDay(now) > lastDay,
    lines: lines.map(({ itemId, quantity: sent }) => {
      const { code = '', name = '' } = items.find((item) => item.itemId === itemId) ?? {}
      return {
        itemId,
        code,
        name: displayName(name),
        sent,
        claimableAsMissing: Math.min(sent, count(itemId, 'MISSING')),
        claimable: Math.min(sent, count(itemId, 'DAMAGED')),
      }
    }),
  }
}

/** CLM-003, CLM-005: what may still be claimed of an order of the caller's scope. */
export const listClaimableUnits: Handler<typeof contract.listClaimableUnits> = async (context, { params: { id } }) => {
  const { tx, actor } = context
  const order = await findOrder(context, id)
  const { receivingDays } = await findAfterSaleDays(tx)
  const of = { orderId: order.id, items: await listOrderedItems(tx, order.id), receivingDays }
  const arrivals: ArrivalView[] = []
  for (const arrival of await listArrivals(tx, order.id)) arrivals.push(await toArrivalView(context, of, arrival))
  const opens = can(actor.roles, 'claims.open') && mayWrite(actor)
  // Of an order that was cancelled or returned nothing will ever be claimed, so that there is nothing to explain.
  const isKept = !isStatusAt(order.status, 'undone')
  const hasArrived = arrivals.length > 0
  return {
    arrivals,
    serials: await listClaimableSerials(context, order.id),
    mayOpen: opens && isKept && hasArrived,
    refusal: opens && isKept && !hasArrived ? 'Ocorrências são abertas depois da entrega.' : null,
  }
}
