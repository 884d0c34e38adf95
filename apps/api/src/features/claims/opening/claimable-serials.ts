import type { ClaimableUnits } from '@girassol/contract/claims'
import { displayName } from '@girassol/domain/catalogue'
import { formatDay, toDay } from '@girassol/domain/shared'
import type { Tx } from '../../../http/context.ts'
import { selectSerials } from '../../order-record/serials/serial-queries.ts'
import { toCover } from '../../order-record/serials/warranty-cover.ts'

type ClaimableSerial = ClaimableUnits['serials'][number]

/** The serial numbers of an order that a claim names which has not ended. */
const listClaimed = async (tx: Tx, orderId: number): Promise<ReadonlySet<number>> => {
  const rows = await tx
    .selectFrom('claim_serial')
    .innerJoin('claim', 'claim.id', 'claim_serial.claim_id')
    .select('claim_serial.serial_id')
    .where('claim.order_id', '=', orderId)
    .where('claim.status', 'not in', ['RESOLVED', 'REFUSED', 'CANCELED'])
    .execute()
  return new Set(rows.map(({ serial_id }) => serial_id))
}

type Judged = {
  readonly isReplaced: boolean
  readonly isClaimed: boolean
  readonly lastDay: string | null
}

/** CLM-005, WAR-007: why no defect of a unit can be claimed; null if one can. */
const findRefusal = ({ isReplaced, isClaimed, lastDay }: Judged, now: string): string | null => {
  if (isReplaced) return 'Esta unidade foi substituída.'
  if (isClaimed) return 'Este número de série já tem uma ocorrência em aberto.'
  return lastDay !== null && toDay(now) > lastDay ? `A garantia terminou em ${formatDay(lastDay)}.` : null
}

/**
 * CLM-005: the serial numbers of an order, and whether a defect of each can be claimed. Where the months of a warranty
 * are unknown, the manufacturer decides, so that its claims are taken.
 */
export const listClaimableSerials = async (
  { tx, now }: { readonly tx: Tx; readonly now: string },
  orderId: number,
): Promise<ClaimableSerial[]> => {
  const serials = await selectSerials(tx)
    .where('serial_number.order_id', '=', orderId)
    .orderBy('serial_number.id')
    .execute()
  const claimed = await listClaimed(tx, orderId)
  return serials.map(({ id, itemId, number, productName, replacedBy, ...facts }) => {
    const lastDay = toCover(facts).productUntil
    const judged = { isReplaced: replacedBy !== null, isClaimed: claimed.has(id), lastDay }
    return { id, itemId, number, product: displayName(productName), lastDay, refusal: findRefusal(judged, now) }
  })
}
