import {
  type ClaimedUnits,
  type ClaimSolution,
  claimTypes,
  findDueDays,
  findMainType,
  formatProtocol,
} from '@girassol/domain/claims'
import { claimOpened } from '@girassol/domain/notifications'
import { toDay } from '@girassol/domain/shared'
import { sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'
import { recordWebhookEvent } from '../../../records/webhook-events.ts'
import { notifyRoles } from '../../notifications/notify-roles.ts'
import { findAfterSaleDays } from '../../settings/operation/after-sale-days.ts'
import { logOrderNote } from '../log-order.ts'
import type { MovedOrder, Mover } from '../mover.ts'

export type NewClaim = {
  /** The order, which is locked. */
  readonly order: MovedOrder
  readonly deliveryId: number | null
  readonly wish: ClaimSolution
  readonly text: string
  readonly lines: readonly ClaimedUnits[]
  /** The serial numbers of the units, for a defect. */
  readonly serialIds: readonly number[]
}

/** The next number of the year; another claim of the same moment waits for it (CLM-001). */
const takeNumber = async (tx: Tx, year: number): Promise<number> => {
  const { rows } = await sql<{ number: number }>`
    insert into claim_year (year, last_number) values (${year}, 1)
    on conflict (year) do update set last_number = claim_year.last_number + 1
    returning last_number as number`.execute(tx)
  const number = rows[0]?.number
  if (number === undefined) throw new Error(`the year ${year} gave no number of a claim`)
  return number
}

const insertLines = async (tx: Tx, claimId: number, { lines, serialIds }: NewClaim): Promise<void> => {
  const rows = lines.map(({ itemId, type, quantity }) => ({
    claim_id: claimId,
    order_item_id: itemId,
    type,
    quantity,
  }))
  await tx.insertInto('claim_line').values(rows).execute()
  if (serialIds.length === 0) return
  await tx
    .insertInto('claim_serial')
    .values(serialIds.map((serial_id) => ({ claim_id: claimId, serial_id })))
    .execute()
}

const insertRow = async ({ tx, now, author }: Mover, claim: NewClaim) => {
  if (author.userId === null) throw new Error('nobody opened the claim')
  const year = Number(toDay(now).slice(0, 4))
  const number = await takeNumber(tx, year)
  const { answerDueOn, decisionDueOn } = findDueDays(now, await findAfterSaleDays(tx))
  const { id } = await tx
    .insertInto('claim')
    .values({
      year,
      number,
      order_id: claim.order.id,
      delivery_id: claim.deliveryId,
      type: findMainType(claim.lines),
      wish: claim.wish,
      status: 'OPEN',
      text: claim.text,
      opened_by: author.userId,
      opened_by_key: author.key?.name ?? null,
      opened_at: now,
      answer_due_on: answerDueOn,
      decision_due_on: decisionDueOn,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const opening = {
    claim_id: id,
    from_status: null,
    to_status: 'OPEN',
    moved_by: author.userId,
    moved_by_key: author.key?.name ?? null,
    moved_at: now,
  } as const
  await tx.insertInto('claim_move').values(opening).execute()
  return { id, protocol: formatProtocol(year, number) }
}

/**
 * CLM-001: stores a claim whose units were judged under the lock of the order, and notifies those who handle claims. The
 * status of the order stays (CLM-011).
 */
export const insertClaim = async (
  mover: Mover,
  claim: NewClaim,
): Promise<{ readonly id: number; readonly protocol: string }> => {
  const stored = await insertRow(mover, claim)
  await insertLines(mover.tx, stored.id, claim)
  const { id: orderId, seller_id: sellerId } = claim.order
  const data = { id: stored.id, orderId, status: 'OPEN' }
  await recordWebhookEvent(mover.tx, { type: 'claim.changed', data, sellerId, now: mover.now })
  const type = claimTypes[findMainType(claim.lines)]
  await logOrderNote(mover, claim.order, `Ocorrência ${stored.protocol} aberta: ${type}`)
  await notifyRoles(mover, claimOpened(stored, { orderId: claim.order.id, type }), claim.order.id)
  return stored
}
