import type { ChargePart } from '@girassol/domain/payments'
import type { Updateable } from 'kysely'
import type { DB } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'

type Attempt = ChargePart & { readonly orderId: number; readonly attempt: number; readonly dueDay: string }

/** Opens an attempt at a part before the gateway is called, so that a second caller uses the same key. */
export const insertAttempt = async (tx: Tx, given: Attempt, now: string): Promise<void> => {
  await tx
    .insertInto('order_charge')
    .values({
      order_id: given.orderId,
      part: given.part,
      attempt: given.attempt,
      means: given.means,
      amount_cents: given.amountCents,
      installments: given.installments,
      due_date: given.dueDay,
      created_at: now,
    })
    .execute()
}

/** Stores the gateway's response once: two concurrent calls received the same one. */
export const storeAnswer = async (tx: Tx, id: number, answer: Updateable<DB['order_charge']>): Promise<void> => {
  await tx.updateTable('order_charge').set(answer).where('id', '=', id).where('gateway_id', 'is', null).execute()
}

export const updateCharge = async (tx: Tx, id: number, changes: Updateable<DB['order_charge']>): Promise<void> => {
  await tx.updateTable('order_charge').set(changes).where('id', '=', id).execute()
}
