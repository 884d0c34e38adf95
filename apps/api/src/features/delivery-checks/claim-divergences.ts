import type { ClaimedUnits, ClaimSolution } from '@girassol/domain/claims'
import { describeDivergences, listClaimedUnits, listDivergences } from '@girassol/domain/delivery-checks'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'
import { findClaimable } from '../order-record/claims/claimed-units.ts'
import { insertClaim } from '../order-record/claims/insert-claim.ts'
import type { Mover } from '../order-record/mover.ts'
import type { Counted } from './counted-lines.ts'
import type { CheckedDelivery } from './find-check.ts'

/** The units of the lines that no claim names yet (CLM-003); an item may be claimed for two reasons at once. */
const listOpenUnits = async (
  tx: Tx,
  { order, delivery }: CheckedDelivery,
  lines: readonly Counted[],
): Promise<readonly ClaimedUnits[]> => {
  const countClaimable = await findClaimable(tx, { orderId: order.id, deliveryId: delivery.id })
  return lines.flatMap((line) => {
    let taken = 0
    return listClaimedUnits(line.itemId, line).flatMap((units) => {
      const quantity = Math.min(units.quantity, countClaimable(units.itemId, units.type) - taken)
      if (quantity <= 0) return []
      taken += quantity
      return [{ ...units, quantity }]
    })
  })
}

type Photos = { readonly claimId: number; readonly deliveryId: number; readonly itemIds: readonly number[] }

/** The claim shows the same files; each is removed when neither names it any more. */
const copyPhotos = async (tx: Tx, { claimId, deliveryId, itemIds }: Photos): Promise<void> => {
  await sql`
    insert into claim_photo (claim_id, order_item_id, storage_key, content_type, width, height, added_by, added_at)
    select ${claimId}::integer, order_item_id, storage_key, content_type, width, height, added_by, added_at
    from delivery_check_photo where delivery_id = ${deliveryId} and order_item_id = any(${itemIds}::integer[])
    order by id`.execute(tx)
}

type Divergences = CheckedDelivery & { readonly lines: readonly Counted[]; readonly wish: ClaimSolution }

/**
 * DEL-012: one claim of the units that are missing, damaged or wrong, with their photos; null if there are none, or if
 * other claims already name them all. The order is locked.
 */
export const claimDivergences = async (
  mover: Mover,
  { order, delivery, lines, wish }: Divergences,
): Promise<number | null> => {
  const { tx } = mover
  const units = await listOpenUnits(tx, { order, delivery }, lines)
  if (units.length === 0) return null
  const divergent = lines.filter((line) => listDivergences(line).length > 0)
  const { id } = await insertClaim(mover, {
    order,
    deliveryId: delivery.id,
    wish,
    text: describeDivergences(delivery.number, divergent),
    lines: units,
    serialIds: [],
  })
  await copyPhotos(tx, { claimId: id, deliveryId: delivery.id, itemIds: units.map(({ itemId }) => itemId) })
  return id
}
