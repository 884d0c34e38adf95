import type { Availability } from '@girassol/domain/catalogue'
import { sql, type Updateable } from 'kysely'
import type { Orders } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import type { OrderLine } from '../orders/order-lines.ts'
import type { PricedCart } from '../orders/priced-cart.ts'

/** Prices and promises as they were just read: a product that changes meanwhile belongs to the next change. */
const updateItems = async (tx: Tx, lines: readonly OrderLine[]): Promise<void> => {
  const rows = lines
    .filter(({ isStale }) => isStale)
    .map(({ id, unit_value_cents, cost_cents, promised }) => ({ id, unit_value_cents, cost_cents, promised }))
  if (rows.length === 0) return
  await sql`
    update order_item set unit_value_cents = read.unit_value_cents, cost_cents = read.cost_cents,
      availability = read.promised
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as read (id integer, unit_value_cents bigint, cost_cents bigint, promised text)
    where order_item.id = read.id`.execute(tx)
}

/** Stores what a priced cart says, with what else changes; only while it still is a cart, else 409. */
export const updateCart = async (tx: Tx, priced: PricedCart, changes: Updateable<Orders> = {}): Promise<void> => {
  const { order, figures, lines } = priced
  const kit = order.kit === null ? { kit: null, generator: null } : {}
  const updated = await tx
    .updateTable('orders')
    .set({ ...changes, ...figures, ...kit })
    .where('id', '=', order.id)
    .where('status', '=', 'CART')
    .executeTakeFirstOrThrow()
  if (updated.numUpdatedRows !== 1n) {
    throw new Refused('Este carrinho já foi finalizado.', { status: 409, reason: 'alreadyFinished' })
  }
  await updateItems(tx, lines)
}

export type ItemToStore = {
  readonly code: string
  readonly name: string
  readonly quantity: number
  readonly priceCents: number
  readonly costCents: number
  readonly availability: Availability | null
}

/** New items at the end, or other quantities of those that are there. */
export const upsertItems = async (tx: Tx, orderId: number, items: readonly ItemToStore[]): Promise<void> => {
  const last = sql<number>`(select coalesce(max(position), 0) from order_item where order_id = ${orderId})`
  const rows = items.map((item, index) => ({
    order_id: orderId,
    product_code: item.code,
    product_name: item.name,
    quantity: item.quantity,
    unit_value_cents: item.priceCents,
    cost_cents: item.costCents,
    availability: item.availability,
    position: sql<number>`${last} + ${index + 1}`,
  }))
  await tx
    .insertInto('order_item')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'product_code']).doUpdateSet((eb) => ({
        quantity: eb.ref('excluded.quantity'),
        availability: eb.ref('excluded.availability'),
      })),
    )
    .execute()
}

export const removeItem = async (tx: Tx, itemId: number): Promise<void> => {
  await tx.deleteFrom('order_item').where('id', '=', itemId).execute()
}

export const removeItems = async (tx: Tx, orderId: number): Promise<void> => {
  await tx.deleteFrom('order_item').where('order_id', '=', orderId).execute()
}

type ItemChange = { readonly quantity?: number; readonly kit_quantity?: number; readonly availability: string | null }

export const updateItem = async (tx: Tx, itemId: number, change: ItemChange): Promise<void> => {
  await tx.updateTable('order_item').set(change).where('id', '=', itemId).execute()
}
