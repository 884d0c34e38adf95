import { waitingDays } from '@girassol/domain/claims'
import { claimWaiting } from '@girassol/domain/notifications'
import { plusHours } from '@girassol/domain/shared'
import type { Tx } from '../../../http/context.ts'
import { notifyAboutOrder } from '../../notifications/notify-about-order.ts'
import type { Mover } from '../../order-record/mover.ts'
import { lockUnscopedOrder } from '../../order-record/unscoped-order.ts'
import { selectClaims } from '../claim-queries.ts'
import { toNoticedClaim } from '../claim-rows.ts'
import { storeMove } from '../moving/store-move.ts'

/** The claims that have waited for the integrator for so many days. */
const selectWaiting = (tx: Tx, { now, days }: { readonly now: string; readonly days: number }) =>
  selectClaims(tx)
    .where('claim.status', '=', 'WAITING_CUSTOMER')
    .where('claim.waiting_since', '<=', plusHours(now, -24 * days))

const selectToRemind = (tx: Tx, now: string) =>
  selectWaiting(tx, { now, days: waitingDays.reminder }).where('claim.is_waiting_told', '=', false)

/** C-203: the claims whose integrator is to be reminded. */
export const listWaitingClaims = async (tx: Tx, now: string): Promise<number[]> =>
  (await selectToRemind(tx, now).orderBy('claim.id').execute()).map(({ id }) => id)

/** C-203: reminds the integrator once of a claim that waits for him. */
export const remindOfWaitingClaim = async (mover: Mover, id: number): Promise<void> => {
  const { tx, now } = mover
  const claim = await selectToRemind(tx, now).where('claim.id', '=', id).forUpdate('claim').executeTakeFirst()
  if (claim === undefined) return
  const order = { id: claim.order_id, seller_id: claim.seller_id, created_by: claim.opened_by }
  await tx.updateTable('claim').set({ is_waiting_told: true }).where('id', '=', id).execute()
  const notice = claimWaiting(toNoticedClaim(claim), waitingDays.end - waitingDays.reminder)
  await notifyAboutOrder(mover, order, { notice })
}

/** C-203: the claims that have waited too long. */
export const listAbandonedClaims = async (tx: Tx, now: string): Promise<number[]> =>
  (await selectWaiting(tx, { now, days: waitingDays.end }).orderBy('claim.id').execute()).map(({ id }) => id)

/** C-203: cancels a claim for which the integrator gave no answer. */
export const cancelAbandonedClaim = async (mover: Mover, id: number): Promise<void> => {
  const { tx, now } = mover
  const found = await selectClaims(tx).where('claim.id', '=', id).executeTakeFirst()
  const order = found === undefined ? null : await lockUnscopedOrder(tx, found.order_id)
  const claim = await selectWaiting(tx, { now, days: waitingDays.end }).where('claim.id', '=', id).executeTakeFirst()
  if (order === null || claim === undefined) return
  const reason = `Sem resposta por ${waitingDays.end} dias.`
  const move = { to: 'CANCELED', solution: null, reason, amountCents: null, byIntegrator: false } as const
  await storeMove(mover, { order, claim }, move)
}
