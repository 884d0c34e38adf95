import type { DeliveryLine } from '@girassol/domain/deliveries'
import { sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'
import { recordDeliveryChange } from './record-delivery-change.ts'

type NewDelivery = {
  readonly orderId: number
  readonly carrier: string | null
  readonly promisedOn: string | null
  readonly lines: readonly DeliveryLine[]
  readonly now: string
  /** The number that the ERP gave; the next one of the order without it. */
  readonly number?: number
  /** The claim whose units it replaces (CLM-007). */
  readonly claimId?: number
}

/** Replaces the lines of a delivery. */
export const storeLines = async (tx: Tx, deliveryId: number, lines: readonly DeliveryLine[]): Promise<void> => {
  await tx.deleteFrom('delivery_line').where('delivery_id', '=', deliveryId).execute()
  await tx
    .insertInto('delivery_line')
    .values(lines.map(({ itemId, quantity }) => ({ delivery_id: deliveryId, order_item_id: itemId, quantity })))
    .execute()
}

/** Adds a planned delivery to an order, which is locked. */
export const insertDelivery = async (
  tx: Tx,
  { orderId, carrier, promisedOn, lines, now, number: given, claimId }: NewDelivery,
): Promise<{ readonly id: number; readonly number: number }> => {
  const next = sql<number>`(select coalesce(max(number), 0) + 1 from delivery where order_id = ${orderId})`
  const delivery = await tx
    .insertInto('delivery')
    .values({
      order_id: orderId,
      number: given ?? next,
      status: 'PLANNED',
      carrier,
      promised_on: promisedOn,
      created_at: now,
      claim_id: claimId ?? null,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
  await storeLines(tx, delivery.id, lines)
  await recordDeliveryChange(tx, { id: delivery.id, orderId, status: 'PLANNED', now })
  return delivery
}
