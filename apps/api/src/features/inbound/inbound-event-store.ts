import type { SigningSystem, StoredOutcome } from '@girassol/contract/inbound'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'

/** A stored message of another system. */
export type InboundMessage = {
  readonly source: SigningSystem
  /** The sender's number of the message, or a substitute for it: the same key has only one effect. */
  readonly key: string
  /** The sender's name for the event. */
  readonly event: string
  readonly payload: unknown
}

export type Receipt = { readonly outcome: StoredOutcome; readonly reason: string | null }

/**
 * Stores a message before it takes effect; null if it was received before. Two concurrent calls wait for each other
 * here.
 */
export const insertInboundEvent = async (tx: Tx, message: InboundMessage, now: string): Promise<number | null> => {
  const row = await tx
    .insertInto('inbound_event')
    .values({
      source: message.source,
      key: message.key,
      event: message.event,
      payload: sql`${JSON.stringify(message.payload)}::jsonb`,
      outcome: 'noted',
      received_at: now,
    })
    .onConflict((conflict) => conflict.columns(['source', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** What the stored message of this key says; undefined if there is none. */
export const findStoredPayload = async (
  tx: Tx,
  { source, key }: Pick<InboundMessage, 'source' | 'key'>,
): Promise<unknown> => {
  const query = tx.selectFrom('inbound_event').select('payload').where('source', '=', source).where('key', '=', key)
  return (await query.executeTakeFirst())?.payload
}

/** Stores the outcome of a message. */
export const closeInboundEvent = async (
  tx: Tx,
  id: number,
  result: Receipt & { readonly orderId: number | null },
): Promise<void> => {
  const { outcome, reason, orderId } = result
  await tx.updateTable('inbound_event').set({ outcome, reason, order_id: orderId }).where('id', '=', id).execute()
}

type Retry = { readonly id: number; readonly retriedBy: number; readonly now: string }

/** A dead message, locked until the transaction ends and marked as retried; null if it is not dead, or handled. */
export const lockDeadLetter = async (tx: Tx, { id, retriedBy, now }: Retry) => {
  const row = await tx
    .updateTable('inbound_event')
    .set({ retried_by: retriedBy, retried_at: now })
    .where('id', '=', id)
    .where('outcome', '=', 'dead')
    .where('handled_at', 'is', null)
    .returning(['id', 'source', 'payload'])
    .executeTakeFirst()
  return row ?? null
}

type Handling = { readonly id: number; readonly handledBy: number; readonly note: string; readonly now: string }

/** Marks a dead message as handled; false if it is not dead, or somebody handled it before. */
export const markHandled = async (tx: Tx, { id, handledBy, note, now }: Handling): Promise<boolean> => {
  const row = await tx
    .updateTable('inbound_event')
    .set({ handled_by: handledBy, handled_at: now, handling_note: note })
    .where('id', '=', id)
    .where('outcome', '=', 'dead')
    .where('handled_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
