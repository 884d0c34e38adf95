import {
  type NegotiationSide,
  type NegotiationStatus,
  negotiationStatuses,
  showNegotiationStatus,
} from '@girassol/domain/negotiations'
import type { Updateable } from 'kysely'
import type { DB } from '../../../database/schema.ts'
import { Refused } from '../../../http/refused.ts'
import { recordChange } from '../../../records/record-change.ts'
import { recordWebhookEvent } from '../../../records/webhook-events.ts'
import { logOrder } from '../log-order.ts'
import type { Mover } from '../mover.ts'
import type { OrderRecord } from '../order-record.ts'

type Columns = Updateable<DB['negotiation']>

export type StoredMove = {
  readonly negotiationId: number
  readonly from: NegotiationStatus | null
  readonly to: NegotiationStatus
  readonly round: number
  /** For whom its author acted; null for what no person did. */
  readonly side: NegotiationSide | null
  /** Why an offer is sent back (QUO-011). */
  readonly text?: string | null
  /** Other columns that change with the status. */
  readonly set?: Columns
}

const showToAll = (status: NegotiationStatus): NegotiationStatus =>
  showNegotiationStatus(status, { isIntegrator: true })

/** WHK-002: what an integrator sees of a move; an offer that waits for its approval is none (QUO-010). */
const recordEvent = async ({ tx, now }: Mover, { negotiationId: id, from, to }: StoredMove): Promise<void> => {
  const status = showToAll(to)
  if (from !== null && showToAll(from) === status) return
  const { order_id: budgetId, seller_id: sellerId } = await tx
    .selectFrom('negotiation')
    .select(['order_id', 'seller_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await recordWebhookEvent(tx, { type: 'negotiation.changed', data: { id, budgetId, status }, sellerId, now })
}

/** Adds a line to the history of the statuses of a negotiation, and tells webhooks. */
export const insertNegotiationMove = async (mover: Mover, move: StoredMove): Promise<void> => {
  const { tx, now, author } = mover
  await tx
    .insertInto('negotiation_move')
    .values({
      negotiation_id: move.negotiationId,
      round: move.round,
      from_status: move.from,
      to_status: move.to,
      side: move.side,
      moved_by: author.userId,
      moved_at: now,
      text: move.text ?? null,
    })
    .execute()
  await recordEvent(mover, move)
}

/** Moves a negotiation whose budget is locked, conditional on the status in which it was judged: 409 in another one. */
export const moveNegotiation = async (mover: Mover, move: StoredMove): Promise<void> => {
  const { from, to, negotiationId } = move
  if (from === null) throw new Error('a new negotiation is inserted, not moved')
  const { numUpdatedRows } = await mover.tx
    .updateTable('negotiation')
    .set({ ...move.set, status: to })
    .where('id', '=', negotiationId)
    .where('status', '=', from)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) {
    throw new Refused('A negociação mudou desde que você a abriu.', { status: 409, reason: 'changedMeanwhile' })
  }
  await insertNegotiationMove(mover, move)
}

export type Recorded = {
  /** In Portuguese and without amounts, because some readers of the log may not see them (C-29). */
  readonly description: string
  /** The integrator never learns of it (QUO-010). */
  readonly isStaffOnly?: true | undefined
  /** Null for what the distributor does for itself. */
  readonly side: NegotiationSide | null
  readonly before: NegotiationStatus | null
  readonly after: NegotiationStatus
  /** What else the audit has of it; only the distributor reads it. */
  readonly audited?: Readonly<Record<string, string | number | null>>
}

type LoggedOrder = Pick<OrderRecord, 'id' | 'seller_id' | 'status'>

/** QUO-024, C-156: what happened to a negotiation in the log of its budget and in the audit, with its author. */
export const recordNegotiation = async (mover: Mover, order: LoggedOrder, recorded: Recorded): Promise<void> => {
  const { tx, now, author } = mover
  const { description, isStaffOnly, side, before, after, audited = {} } = recorded
  const { id, status, seller_id } = order
  const isOfSeller = side === 'integrator'
  await logOrder(mover, {
    orderId: id,
    from: status,
    to: status,
    description,
    ...(!isOfSeller && { isOfCompany: false }),
    ...(isStaffOnly && { isStaffOnly }),
  })
  await recordChange(tx, {
    now,
    author,
    action: 'change',
    subject: { kind: 'order', id, name: String(id) },
    before: { negotiation: before === null ? null : negotiationStatuses[before].label },
    after: { negotiation: negotiationStatuses[after].label, negotiated: description, ...audited },
    onBehalfOf: isOfSeller ? seller_id : null,
  })
}
