import { isBilledFirst } from '@girassol/domain/orders'
import { type ChargePart, hasMoney } from '@girassol/domain/payments'
import type { Updateable } from 'kysely'
import type { DB } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'
import type { StoredCharge } from '../order-record/charges-queries.ts'
import type { OrderRecord } from '../order-record/order-record.ts'

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

/** The other charges of the same order. */
export const listOthers = (charges: readonly StoredCharge[], { id }: StoredCharge): readonly StoredCharge[] =>
  charges.filter((charge) => charge.id !== id)

/**
 * Stores since when the gateway has money of the order, or that it has none: this decides whether a cancellation needs
 * a refund (E19). An order that is billed first is paid elsewhere and does not change.
 */
export const rememberMoney = async (
  tx: Tx,
  order: OrderRecord,
  { charges, at }: { readonly charges: readonly StoredCharge[]; readonly at: string },
): Promise<void> => {
  if (isBilledFirst(order.payment_method)) return
  const money_in_at = hasMoney(charges) ? (order.money_in_at ?? at) : null
  await tx.updateTable('orders').set({ money_in_at }).where('id', '=', order.id).execute()
}
