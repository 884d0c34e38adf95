import type { ClaimSolution } from '@girassol/domain/claims'
import { chooseCarrier, type DeliveryLine } from '@girassol/domain/deliveries'
import { insertDelivery } from '../../order-record/deliveries/delivery-store.ts'
import { logOrderNote } from '../../order-record/log-order.ts'
import type { Mover } from '../../order-record/mover.ts'
import type { LockedClaim } from '../claim-access.ts'
import { listClaimLines } from '../claim-queries.ts'
import { toProtocol } from '../claim-rows.ts'

/** The claimed units by item, whatever is wrong with them. */
const sumByItem = (lines: readonly DeliveryLine[]): readonly DeliveryLine[] =>
  [...Map.groupBy(lines, ({ itemId }) => itemId)].map(([itemId, ofItem]) => ({
    itemId,
    quantity: ofItem.reduce((sum, { quantity }) => sum + quantity, 0),
  }))

const planReplacement = async (mover: Mover, { order, claim }: LockedClaim): Promise<void> => {
  const { tx, now } = mover
  const lines = sumByItem(await listClaimLines(tx, [claim.id]))
  const carrier = chooseCarrier(order.address_type, null)
  const planned = { orderId: order.id, claimId: claim.id, lines, carrier, promisedOn: null, now }
  const { number } = await insertDelivery(tx, planned)
  await logOrderNote(mover, order, `Entrega ${number} planejada: reposição da ocorrência ${toProtocol(claim)}`)
}

type Approval = { readonly solution: ClaimSolution; readonly moveId: number }

/**
 * CLM-007: what follows from an approval. A replacement plans a delivery without value beside the others; a credit or
 * refund is sent to the ERP, once for each approval.
 */
export const carryOutApproval = async (
  mover: Mover,
  locked: LockedClaim,
  { solution, moveId }: Approval,
): Promise<void> => {
  if (solution === 'REPLACE') return planReplacement(mover, locked)
  if (solution === 'REPAIR') return
  await mover.outbox.add('erp.claim-credit', { orderId: locked.order.id, claimId: locked.claim.id, moveId })
}
