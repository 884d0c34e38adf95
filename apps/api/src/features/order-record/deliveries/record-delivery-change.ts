import type { DeliveryStatus } from '@girassol/domain/deliveries'
import { sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'
import { recordWebhookEvent } from '../../../records/webhook-events.ts'

type Changed = {
  readonly id: number
  readonly orderId: number
  readonly status: DeliveryStatus
  readonly now: string
}

/** WHK-002: tells webhooks that a delivery was planned, corrected or moved; its order is locked. */
export const recordDeliveryChange = (tx: Tx, { id, orderId, status, now }: Changed): Promise<void> =>
  recordWebhookEvent(tx, {
    type: 'delivery.changed',
    data: { id, orderId, status },
    sellerId: sql<number>`(select seller_id from orders where orders.id = ${orderId})`,
    now,
  })
