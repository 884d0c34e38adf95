import { type DeliveryStatus, isSent } from '@girassol/domain/deliveries'
import { sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'
import type { StoredDelivery } from './delivery-queries.ts'

export type Step = { readonly to: DeliveryStatus; readonly at: string }

/** Stores a step of a delivery, with when it left and when it arrived. */
export const takeStep = async (tx: Tx, { id, status }: StoredDelivery, { to, at }: Step): Promise<void> => {
  await tx
    .updateTable('delivery')
    .set({
      status: to,
      version: sql<number>`version + 1`,
      ...(isSent(to) && !isSent(status) && { dispatched_at: at }),
      ...(to === 'DELIVERED' && { delivered_at: at }),
    })
    .where('id', '=', id)
    .execute()
}
