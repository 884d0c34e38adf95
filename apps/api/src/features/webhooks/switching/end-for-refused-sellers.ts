import { sql } from 'kysely'
import type { Tx } from '../../../database/transaction.ts'

/** API-013: what waits for a seller that may not buy is not sent, also not once it may buy again. */
export const endForRefusedSellers = async (tx: Tx, now: string): Promise<void> => {
  await sql`
    update webhook_delivery set state = 'FAILED', ended_at = ${now}::timestamptz, taken_until = null
    from webhook join seller on seller.id = webhook.seller_id
    where webhook_delivery.webhook_id = webhook.id and webhook_delivery.state = 'WAITING'
      and seller.status <> 'APPROVED'`.execute(tx)
}
