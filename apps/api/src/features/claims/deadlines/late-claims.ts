import { isClaimLate } from '@girassol/domain/claims'
import { claimLate } from '@girassol/domain/notifications'
import { toDay } from '@girassol/domain/shared'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'
import { notifyRoles } from '../../notifications/notify-roles.ts'
import type { Mover } from '../../order-record/mover.ts'
import { selectClaims } from '../claim-queries.ts'
import { toNoticedClaim, toTimes } from '../claim-rows.ts'
import { isOnOurSide, nextDueDay } from '../list/claim-filters.ts'

/** CLM-006: the claims that are late and whose supervisors were not notified. */
export const listLateClaims = async (tx: Tx, now: string): Promise<number[]> => {
  const rows = await selectClaims(tx)
    .where(isOnOurSide)
    .where('claim.is_lateness_told', '=', false)
    .where(sql<SqlBool>`${nextDueDay} < ${toDay(now)}::date`)
    .orderBy('claim.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** CLM-006: notifies the supervisors once of a claim that is late, unless it was worked on meanwhile. */
export const reportLateClaim = async (mover: Mover, id: number): Promise<void> => {
  const { tx, now } = mover
  const claim = await selectClaims(tx).where('claim.id', '=', id).forUpdate('claim').executeTakeFirst()
  if (claim === undefined || claim.is_lateness_told || !isClaimLate(toTimes(claim), now)) return
  await tx.updateTable('claim').set({ is_lateness_told: true }).where('id', '=', id).execute()
  await notifyRoles(mover, claimLate(toNoticedClaim(claim), claim.order_id), claim.order_id)
}
