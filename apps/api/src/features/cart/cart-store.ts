import type { Availability } from '@girassol/domain/catalogue'
import { sql, type Updateable } from 'kysely'
import { compileOnce } from '../../database/compile-once.ts'
import type { Orders } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'
import { type LineOfChange, lineFor } from '../order-record/log-order.ts'
import type { OrderLine } from '../order-record/order-lines.ts'
import type { PricedCart } from '../order-record/prices/price-cart.ts'

type CartColumns = Updateable<Orders>

/** The items that are new, or whose quantity, price or date is no longer what is stored. */
const toItemRows = (lines: readonly OrderLine[]): string => {
  const changed = lines.filter(({ isStale }) => isStale)
  return JSON.stringify(
    changed.map((line) => ({
      code: line.product_code,
      name: line.product_name,
      quantity: line.quantity,
      kitQuantity: line.kit_quantity,
      priceCents: line.unit_value_cents,
      costCents: line.cost_cents,
      availability: line.promised,
      position: line.position,
    })),
  )
}

type Given = CartColumns & {
  readonly id: number
  readonly rowVersion: string
  readonly items: string
  readonly removed: readonly number[]
}

/** Without a line, the values of a line are not read. */
type GivenWithLine = Given & LineOfChange

const storedItems = ({ items }: Given) => sql<{ id: number; product_code: string }>`(
  insert into order_item (order_id, product_code, product_name, quantity, kit_quantity, unit_value_cents, cost_cents,
    availability, position)
  select cart.id, item.code, item.name, item.quantity, item."kitQuantity", item."priceCents", item."costCents",
    item.availability, item.position
  from cart, jsonb_to_recordset(${items}::jsonb) as item (code text, name text, quantity integer,
    "kitQuantity" integer, "priceCents" bigint, "costCents" bigint, availability text, position integer)
  on conflict (order_id, product_code) do update set quantity = excluded.quantity,
    kit_quantity = excluded.kit_quantity, unit_value_cents = excluded.unit_value_cents,
    cost_cents = excluded.cost_cents, availability = excluded.availability
  returning id, product_code)`

const removedItems = ({ removed }: Given) => sql<{ id: number }>`(
  delete from order_item using cart where order_item.order_id = cart.id and order_item.id = any(${removed}::integer[])
  returning order_item.id)`

/** Everything or nothing: items and line are stored only if the order was a cart and as it was read. */
const compileUpdate = (names: readonly string[], isLogged: boolean) =>
  compileOnce((tx, given: GivenWithLine) =>
    tx
      .with('cart', (query) =>
        query
          .updateTable('orders')
          .set(Object.fromEntries(names.map((name) => [name, given[name as keyof CartColumns]])))
          .where('id', '=', given.id)
          .where('status', '=', 'CART')
          .where(sql<boolean>`orders.xmin = ${given.rowVersion}::xid`)
          .returning('id'),
      )
      .with('stored', () => storedItems(given))
      .with('removed', () => removedItems(given))
      .with('logged', () => (isLogged ? lineFor('cart', given) : sql<{ id: number }>`(select id from cart)`))
      .selectFrom('cart')
      .select(
        sql<Record<string, number>>`(select coalesce(json_object_agg(product_code, id), '{}') from stored)`.as('ids'),
      )
      .compile(),
  )

/** One compiled statement for each set of columns that a use case changes; there are as many sets as such use cases. */
const updates = new Map<string, ReturnType<typeof compileUpdate>>()

const getUpdate = (columns: CartColumns, isLogged: boolean): ReturnType<typeof compileUpdate> => {
  const names = Object.keys(columns).filter((name) => columns[name as keyof CartColumns] !== undefined)
  const key = [...names, isLogged].join()
  const update = updates.get(key) ?? compileUpdate(names, isLogged)
  updates.set(key, update)
  return update
}

type CartUpdate = {
  readonly changes?: CartColumns
  readonly removed?: readonly number[]
  readonly line?: LineOfChange
}

const noLine: LineOfChange = { userId: null, author: '', from: null, to: 'CART', description: '', now: '' }

/**
 * Stores the computed values of a cart and its items, with the other changes. Null if it is no longer a cart, or not as
 * it was read; else its items with their numbers. Prices and dates are as they were just read: a product that changes
 * in between counts with the next change.
 */
export const updateCart = async (
  tx: Tx,
  { order, figures, lines }: PricedCart,
  { changes = {}, removed = [], line }: CartUpdate,
): Promise<{ readonly lines: readonly OrderLine[] } | null> => {
  const kit = order.kit === null ? { kit: null, generator: null } : {}
  const columns = { ...changes, ...figures, ...kit }
  const given = { ...columns, id: order.id, rowVersion: order.row_version, items: toItemRows(lines), removed }
  const [stored] = (await getUpdate(columns, line !== undefined)(tx, { ...given, ...(line ?? noLine) })).rows
  if (stored === undefined) return null
  return { lines: lines.map((line) => ({ ...line, id: stored.ids[line.product_code] ?? line.id })) }
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
