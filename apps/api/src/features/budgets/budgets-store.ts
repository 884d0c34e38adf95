import type { Availability } from '@girassol/domain/catalogue'
import { listStatusesIn } from '@girassol/domain/orders'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'

export type BudgetItem = {
  readonly code: string
  readonly quantity: number
  /** How many of the units belong to the sized kit. */
  readonly kitQuantity: number
  /** Today's promised date for this quantity; null if it cannot be delivered. */
  readonly availability: Availability | null
}

/** Replaces the items of a budget with these, in this order, each at today's price and name of its product. */
export const replaceItems = async (tx: Tx, orderId: number, items: readonly BudgetItem[]): Promise<void> => {
  const codes = items.map(({ code }) => code)
  await tx
    .deleteFrom('order_item')
    .where('order_id', '=', orderId)
    .where(sql<boolean>`product_code <> all(${codes}::text[])`)
    .execute()
  const rows = items.map((item, position) => ({ ...item, position }))
  await sql`
    insert into order_item (order_id, product_code, product_name, quantity, kit_quantity, unit_value_cents, cost_cents,
      availability, position)
    select ${orderId}, p.code, p.name, item.quantity, item."kitQuantity", p.price_cents, p.cost_cents,
      item.availability, item.position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as item (code text, quantity integer,
      "kitQuantity" integer, availability text, position integer)
    join product p on p.code = item.code
    on conflict (order_id, product_code) do update set product_name = excluded.product_name,
      quantity = excluded.quantity, kit_quantity = excluded.kit_quantity,
      unit_value_cents = excluded.unit_value_cents, cost_cents = excluded.cost_cents,
      availability = excluded.availability, position = excluded.position`.execute(tx)
}

/** Deletes a budget with everything that belongs to it. */
export const deleteBudget = async (tx: Tx, id: number): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('orders')
    .where('id', '=', id)
    .where('status', 'in', listStatusesIn('budgets'))
    .executeTakeFirst()
  return numDeletedRows === 1n
}
