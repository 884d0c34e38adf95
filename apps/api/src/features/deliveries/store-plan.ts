import { canHaveDeliveries, chooseCarrier, countUnplanned, findExcess } from '@girassol/domain/deliveries'
import { orderStatuses } from '@girassol/domain/orders'
import {
  type DeliveredItem,
  listDeliveries,
  listOrderedItems,
  type StoredDelivery,
} from '../order-record/deliveries/delivery-queries.ts'
import { insertDelivery, storeLines } from '../order-record/deliveries/delivery-store.ts'
import { settleOrder } from '../order-record/deliveries/settle-order.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import type { Mover } from '../order-record/mover.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import type { ReportedDelivery } from './reported-delivery.ts'

/** What the ERP reports of a delivery of this order, which is locked. */
export type Received = { readonly mover: Mover; readonly order: OrderRecord; readonly data: ReportedDelivery }

/** The lines by the items of the order; why they do not fit as a text. */
const readLines = (
  lines: NonNullable<ReportedDelivery['lines']>,
  { items, others }: { readonly items: readonly DeliveredItem[]; readonly others: readonly StoredDelivery[] },
) => {
  const strange = lines.find(({ code }) => !items.some((item) => item.code === code))
  if (strange !== undefined) return `O pedido não tem o produto ${strange.code}.`
  const read = lines.map(({ code, quantity }) => ({
    itemId: items.find((item) => item.code === code)?.itemId ?? 0,
    quantity,
  }))
  const available = countUnplanned(items, others)
  const excess = findExcess(read, available)
  if (excess === undefined) return read
  const name = items.find(({ itemId }) => itemId === excess.itemId)?.name ?? ''
  return `${name}: a entrega traz ${excess.quantity} unidades, e só ${available.get(excess.itemId) ?? 0} estão sem entrega.`
}

/**
 * Stores a delivery as the ERP plans it; why that is not possible as a text. A delivery that has left keeps its lines,
 * and a replacement those of its claim (CLM-007).
 */
export const storePlan = async ({ mover, order, data }: Received): Promise<string | null> => {
  const { tx, now } = mover
  const { number, lines, promisedOn = null } = data
  const deliveries = await listDeliveries(tx, order.id)
  const known = deliveries.find((each) => each.number === number)
  if (lines === undefined) return `Faltam os itens da entrega ${number}.`
  if (known !== undefined && (known.status !== 'PLANNED' || known.isReplacement)) return null
  if (!canHaveDeliveries(order.status))
    return `O pedido está “${orderStatuses[order.status].label}” e não recebe entregas.`
  const others = deliveries.filter((each) => each !== known)
  const read = readLines(lines, { items: await listOrderedItems(tx, order.id), others })
  if (typeof read === 'string') return read
  if (known === undefined) {
    const carrier = chooseCarrier(order.address_type, data.carrier ?? null)
    await insertDelivery(tx, { orderId: order.id, number, carrier, promisedOn, lines: read, now })
    await logOrderNote(mover, order, `Entrega ${number} planejada`)
  } else await storeLines(tx, known.id, read)
  await settleOrder(mover, order, { log: `Entrega ${number} planejada`, at: now })
  return null
}
