import { type ClaimType, countClaimable } from '@girassol/domain/claims'
import { listStatusesAt } from '@girassol/domain/orders'
import { sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'

const arrived = sql`array[${sql.join(listStatusesAt('delivered').map((status) => sql.lit(status)))}]::text[]`

/** A claim that was not dropped, as `isDropped` of the domain says: what was granted before it was reopened counts on. */
const isCounted = sql`(claim.status not in ('REFUSED', 'CANCELED') or claim.is_reopened)`

type ItemUnits = {
  readonly itemId: number
  /** Units that have arrived, with those of replacements (CLM-003). */
  readonly delivered: number
  /** Units of claims that were not dropped. */
  readonly claimed: number
}

const listItemUnits = async (tx: Tx, orderId: number): Promise<readonly ItemUnits[]> => {
  const { rows } = await sql<ItemUnits>`
    select item.id as "itemId",
      (case when exists (select from delivery where order_id = orders.id and claim_id is null) then 0
        when orders.status = any(${arrived}) then item.quantity else 0 end
        + coalesce((select sum(line.quantity) from delivery_line line join delivery on delivery.id = line.delivery_id
          where line.order_item_id = item.id and delivery.status = 'DELIVERED'), 0))::integer as delivered,
      coalesce((select sum(line.quantity) from claim_line line join claim on claim.id = line.claim_id
        where line.order_item_id = item.id and ${isCounted}), 0)::integer as claimed
    from order_item item join orders on orders.id = item.order_id
    where item.order_id = ${orderId}
    order by item.position, item.id`.execute(tx)
  return rows
}

type SentUnits = { readonly itemId: number; readonly sent: number; readonly missing: number }

/** What a delivery sent of each item, and what claims name as missing of it. */
const listSentUnits = async (tx: Tx, deliveryId: number | null): Promise<readonly SentUnits[]> => {
  if (deliveryId === null) return []
  const { rows } = await sql<SentUnits>`
    select line.order_item_id as "itemId", line.quantity as sent,
      coalesce((select sum(claimed.quantity) from claim_line claimed join claim on claim.id = claimed.claim_id
        where claimed.order_item_id = line.order_item_id and claimed.type = 'MISSING'
          and claim.delivery_id = line.delivery_id
          and ${isCounted}), 0)::integer as missing
    from delivery_line line where line.delivery_id = ${deliveryId}`.execute(tx)
  return rows
}

/** How many more units of an item may be claimed for this reason; 0 for an item of another order or delivery. */
export type CountClaimable = (itemId: number, type: ClaimType) => number

/**
 * CLM-003: the units of an order that no claim names yet. `deliveryId` is the delivery of the claim; null for an order
 * without deliveries, and for a defect. The order is locked by who opens a claim next.
 */
export const findClaimable = async (
  tx: Tx,
  { orderId, deliveryId }: { readonly orderId: number; readonly deliveryId: number | null },
): Promise<CountClaimable> => {
  const items = await listItemUnits(tx, orderId)
  const lines = await listSentUnits(tx, deliveryId)
  return (itemId, type) => {
    const item = items.find((each) => each.itemId === itemId)
    const line = lines.find((each) => each.itemId === itemId)
    if (item === undefined || (deliveryId !== null && line === undefined)) return 0
    return countClaimable(type, { ...item, sent: line?.sent ?? null, missing: line?.missing ?? 0 })
  }
}
