import type { SigningSystem, StoredOutcome } from '@girassol/contract/inbound'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'

/** What another system sent, as it is kept. */
export type InboundMessage = {
  readonly source: SigningSystem
  /** The sender's number of the message, or what stands for it: the same key has one effect. */
  readonly key: string
  /** As the sender calls it. */
  readonly event: string
  readonly payload: unknown
}

export type Receipt = { readonly outcome: StoredOutcome; readonly reason: string | null }

/** Keeps a message before it takes effect; null when it has come before. Two at once wait for one another here. */
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

/** Writes down what became of a message. */
export const closeInboundEvent = async (
  tx: Tx,
  id: number,
  result: Receipt & { readonly orderId: number | null },
): Promise<void> => {
  const { outcome, reason, orderId } = result
  await tx.updateTable('inbound_event').set({ outcome, reason, order_id: orderId }).where('id', '=', id).execute()
}

type Retry = { readonly id: number; readonly retriedBy: number; readonly now: string }

/** A dead letter, held until the transaction ends and marked as tried again; null when the message is none. */
export const lockDeadLetter = async (tx: Tx, { id, retriedBy, now }: Retry) => {
  const row = await tx
    .updateTable('inbound_event')
    .set({ retried_by: retriedBy, retried_at: now })
    .where('id', '=', id)
    .where('outcome', '=', 'dead')
    .returning(['id', 'source', 'payload'])
    .executeTakeFirst()
  return row ?? null
}
