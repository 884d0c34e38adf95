import type { Availability } from '@girassol/domain/catalogue'
import { sql, type Updateable } from 'kysely'
import { compileOnce } from '../../database/compile-once.ts'
import type { Orders } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import type { OrderLine } from '../order-record/order-lines.ts'
import type { PricedCart } from '../order-record/price-cart.ts'

const updateRows = compileOnce((tx, { rows }: { readonly rows: string }) =>
  sql`
    update order_item set unit_value_cents = read.unit_value_cents, cost_cents = read.cost_cents,
      availability = read.promised
    from jsonb_to_recordset(${rows}::jsonb)
      as read (id integer, unit_value_cents bigint, cost_cents bigint, promised text)
    where order_item.id = read.id`.compile(tx),
)

/** Prices and dates as they were just read: a product that changes in between counts with the next change. */
const updateItems = async (tx: Tx, lines: readonly OrderLine[]): Promise<void> => {
  const rows = lines
    .filter(({ isStale }) => isStale)
    .map(({ id, unit_value_cents, cost_cents, promised }) => ({ id, unit_value_cents, cost_cents, promised }))
  if (rows.length > 0) await updateRows(tx, { rows: JSON.stringify(rows) })
}

type CartColumns = Updateable<Orders>

const compileUpdate = (names: readonly string[]) =>
  compileOnce((tx, given: CartColumns & { readonly id: number }) =>
    tx
      .updateTable('orders')
      .set(Object.fromEntries(names.map((name) => [name, given[name as keyof CartColumns]])))
      .where('id', '=', given.id)
      .where('status', '=', 'CART')
      .compile(),
  )

/** One compiled statement for each set of columns that a use case changes; there are as many sets as such use cases. */
const updates = new Map<string, ReturnType<typeof compileUpdate>>()

const getUpdate = (columns: CartColumns): ReturnType<typeof compileUpdate> => {
  const names = Object.keys(columns).filter((name) => columns[name as keyof CartColumns] !== undefined)
  const key = names.join()
  const update = updates.get(key) ?? compileUpdate(names)
  updates.set(key, update)
  return update
}

/** Stores the computed values of a cart, with the other changes; only while it still is a cart, else 409. */
export const updateCartRow = async (tx: Tx, priced: PricedCart, changes: CartColumns = {}): Promise<void> => {
  const { order, figures, lines } = priced
  const kit = order.kit === null ? { kit: null, generator: null } : {}
  const columns = { ...changes, ...figures, ...kit }
  const updated = await getUpdate(columns)(tx, { ...columns, id: order.id })
  if (updated.numAffectedRows !== 1n) {
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
  /** Units of the sized kit; the other units were added by hand. */
  readonly kitQuantity?: number
}

const upsertRows = compileOnce((tx, { orderId, rows }: { readonly orderId: number; readonly rows: string }) =>
  sql`
    insert into order_item (order_id, product_code, product_name, quantity, unit_value_cents, cost_cents, availability,
      kit_quantity, position)
    select ${orderId}::integer, item.code, item.name, item.quantity, item."priceCents", item."costCents",
      item.availability, coalesce(item."kitQuantity", 0),
      (select coalesce(max(position), 0) from order_item where order_id = ${orderId}::integer) + item.position
    from jsonb_to_recordset(${rows}::jsonb) as item (code text, name text, quantity integer, "priceCents" bigint,
      "costCents" bigint, availability text, "kitQuantity" integer, position integer)
    on conflict (order_id, product_code) do update
      set quantity = excluded.quantity, availability = excluded.availability`.compile(tx),
)

/** Adds new items at the end, or sets other quantities of existing items. */
export const upsertItems = async (tx: Tx, orderId: number, items: readonly ItemToStore[]): Promise<void> => {
  const rows = items.map((item, index) => ({ ...item, position: index + 1 }))
  await upsertRows(tx, { orderId, rows: JSON.stringify(rows) })
}

export const removeItem = async (tx: Tx, itemId: number): Promise<void> => {
  await tx.deleteFrom('order_item').where('id', '=', itemId).execute()
}

export const removeItems = async (tx: Tx, orderId: number): Promise<void> => {
  await tx.deleteFrom('order_item').where('order_id', '=', orderId).execute()
}

type ItemChange = { readonly quantity: number; readonly kitQuantity: number; readonly availability: string | null }

const updateRow = compileOnce((tx, { id, quantity, kitQuantity, availability }: ItemChange & { readonly id: number }) =>
  tx
    .updateTable('order_item')
    .set({ quantity, kit_quantity: kitQuantity, availability })
    .where('id', '=', id)
    .compile(),
)

export const updateItem = async (tx: Tx, id: number, change: ItemChange): Promise<void> => {
  await updateRow(tx, { id, ...change })
}
