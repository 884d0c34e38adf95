import type { DeliveriesView, DeliveryView } from '@girassol/contract/deliveries'
import { can } from '@girassol/domain/access'
import { displayName } from '@girassol/domain/catalogue'
import { formatProtocol } from '@girassol/domain/claims'
import { canHaveDeliveries, computeProgress, countDeliveries } from '@girassol/domain/deliveries'
import { findCheckState } from '@girassol/domain/delivery-checks'
import {
  type DeliveredItem,
  listDeliveries,
  listOrderedItems,
  nameLines,
  type StoredDelivery,
} from '../order-record/deliveries/delivery-queries.ts'
import type { Reading } from '../order-record/order-lines.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { findAfterSaleDays } from '../settings/operation/after-sale-days.ts'

/** What a delivery shows as it is stored. */
const toFacts = (delivery: StoredDelivery) => {
  const { id, number, status, carrier, trackingCode, trackingLink, nf, nfKey, promisedOn } = delivery
  const { dispatchedAt, deliveredAt, isGoverned, version } = delivery
  const named = { id, number, status, carrier, trackingCode, trackingLink, nf, nfKey, promisedOn }
  return { ...named, dispatchedAt, deliveredAt, isGoverned, version }
}

/** The instant and the days by which checks are judged (C-158). */
type Today = { readonly now: string; readonly receivingDays: number }

const toView = (delivery: StoredDelivery, items: readonly DeliveredItem[], today: Today): DeliveryView => {
  const { claim } = delivery
  return {
    ...toFacts(delivery),
    lines: nameLines(delivery.lines, items).map((line) => ({ ...line, name: displayName(line.name) })),
    claim: claim === null ? null : { id: claim.id, protocol: formatProtocol(claim.year, claim.number) },
    check: findCheckState(delivery, today),
  }
}

/** DEL-001, DEL-004: the deliveries of an order that the caller may read, and how far its items are. */
export const findDeliveriesView = async (
  { tx, actor, now }: Reading,
  { id, status }: Pick<OrderRecord, 'id' | 'status'>,
): Promise<DeliveriesView> => {
  const deliveries = await listDeliveries(tx, id)
  const items = await listOrderedItems(tx, id)
  const { receivingDays } = await findAfterSaleDays(tx)
  const lines = computeProgress(items, deliveries).map((line, index) => {
    const { code = '', name = '' } = items[index] ?? {}
    return { ...line, code, name: displayName(name) }
  })
  return {
    deliveries: deliveries.map((delivery) => toView(delivery, items, { now, receivingDays })),
    lines,
    ...countDeliveries(deliveries),
    mayPlan:
      can(actor.roles, 'deliveries.manage') &&
      canHaveDeliveries(status) &&
      lines.some(({ unplanned }) => unplanned > 0),
  }
}
