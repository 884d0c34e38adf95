import type { Availability } from '@girassol/domain/catalogue'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'

export type ItemToStore = {
  readonly code: string
  readonly quantity: number
  /** How many of the units belong to the sized kit. */
  readonly kitQuantity: number
  /** The promised date for this quantity; null if it cannot be delivered. */
  readonly availability: Availability | null
}

type Replaced = {
  readonly orderId: number
  /** Items that the order already has cost what they cost today, or what was agreed for the order (C-80). */
  readonly prices: 'today' | 'agreed'
}

/**
 * Replaces the items of a locked cart, budget or order with these, in this order. New items have today's price; every
 * item gets today's name of its product, unless its price is kept.
 */
export const replaceItems = async (
  tx: Tx,
  { orderId, prices }: Replaced,
  items: readonly ItemToStore[],
): Promise<void> => {
  const codes = items.map(({ code }) => code)
  await tx
    .deleteFrom('order_item')
    .where('order_id', '=', orderId)
    .where(sql<boolean>`product_code <> all(${codes}::text[])`)
    .execute()
  const rows = items.map((item, position) => ({ ...item, position }))
  const repriced = sql`product_name = excluded.product_name, unit_value_cents = excluded.unit_value_cents,
      cost_cents = excluded.cost_cents,`
  await sql`
    insert into order_item (order_id, product_code, product_name, quantity, kit_quantity, unit_value_cents, cost_cents,
      availability, position)
    select ${orderId}, p.code, p.name, item.quantity, item."kitQuantity", p.price_cents, p.cost_cents,
      item.availability, item.position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as item (code text, quantity integer,
      "kitQuantity" integer, availability text, position integer)
    join product p on p.code = item.code
    on conflict (order_id, product_code) do update set ${prices === 'today' ? repriced : sql``}
      quantity = excluded.quantity, kit_quantity = excluded.kit_quantity,
      availability = excluded.availability, position = excluded.position`.execute(tx)
}
