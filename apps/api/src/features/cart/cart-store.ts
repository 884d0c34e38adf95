import type { Availability } from '@girassol/domain/catalogue'
import type { LastPayment } from '@girassol/domain/payment-methods'
import { sql, type Updateable } from 'kysely'
import { compileOnce } from '../../database/compile-once.ts'
import type { Orders } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'
import type { EventTexts } from '../../records/webhook-events.ts'
import { type LineOfChange, lineFor, toOrderEvents } from '../order-record/log-order.ts'
import type { OrderLine } from '../order-record/order-lines.ts'
import { customerVersion } from '../order-record/order-parts.ts'
import { lastPaymentOf, type OrderRecord, seasonPointsOf } from '../order-record/order-record.ts'
import type { PricedCart } from '../order-record/prices/price-cart.ts'
import { type CartParts, hasParts } from './cart-parts.ts'

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

type Given = CartColumns &
  CartParts & {
    readonly id: number
    readonly readAt: string
    readonly rowVersion: string
    readonly items: string
    readonly removed: readonly number[]
  }

/** Without a line, the values of a line are not read. */
type GivenWithLine = Given & LineOfChange & EventTexts

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

/** PostgreSQL prepares every part of a statement for each run, needed or not, so each kind has its own. */
type Kind = {
  readonly removes: boolean
  /** It writes a line of the log. */
  readonly isLogged: boolean
  /** The cart was not read for it: it also checks the parts, and returns what may have changed beside them. */
  readonly isUnread: boolean
  readonly hasPoints: boolean
}

const onlyCart = sql<{ id: number }>`(select id from cart)`
const nothing = sql.lit(null)
const sellerOfCart = sql.ref<number>('cart.seller_id')
const codeOfCustomer = sql`(select erp_code from customer where id = cart.customer_id)`

/** Everything or nothing: items and line are stored only if the order was a cart and as it was read. */
const compileUpdate = (names: readonly string[], { removes, isLogged, isUnread, hasPoints }: Kind) => {
  const setsCustomer = names.includes('customer_id')
  return compileOnce((tx, given: GivenWithLine) =>
    tx
      .with('cart', (query) =>
        query
          .updateTable('orders')
          .set(Object.fromEntries(names.map((name) => [name, given[name as keyof CartColumns]])))
          .where('id', '=', given.id)
          .where('status', '=', 'CART')
          .where(sql<boolean>`orders.xmin = ${given.rowVersion}::xid`)
          .where(isUnread ? hasParts(given, given.readAt) : sql.lit(true))
          .returning(['id', 'seller_id', 'customer_id', sql<string>`orders.xmin::text`.as('row_version')]),
      )
      .with('stored', () => storedItems(given))
      .with('removed', () => (removes ? removedItems(given) : onlyCart))
      .with('logged', () => (isLogged ? lineFor('cart', given) : onlyCart))
      .selectFrom('cart')
      .select([
        sql<Record<string, number>>`(select coalesce(json_object_agg(product_code, id), '{}') from stored)`.as('ids'),
        'cart.row_version',
        sql<LastPayment | null>`${isUnread ? lastPaymentOf(sellerOfCart) : nothing}`.as('last_payment'),
        sql<string | null>`${setsCustomer ? codeOfCustomer : nothing}`.as('customer_erp_code'),
        sql<string | null>`${setsCustomer ? customerVersion('cart') : nothing}`.as('customer_version'),
        sql<number | null>`${hasPoints ? seasonPointsOf(sellerOfCart) : nothing}`.as('season_points'),
      ])
      .compile(),
  )
}

/** One compiled statement for each set of columns that a use case changes; there are as many sets as such use cases. */
const updates = new Map<string, ReturnType<typeof compileUpdate>>()

const getUpdate = (columns: CartColumns, kind: Kind): ReturnType<typeof compileUpdate> => {
  const names = Object.keys(columns).filter((name) => columns[name as keyof CartColumns] !== undefined)
  const key = JSON.stringify([names, kind])
  const update = updates.get(key) ?? compileUpdate(names, kind)
  updates.set(key, update)
  return update
}

type CartUpdate = {
  readonly changes?: CartColumns
  readonly removed?: readonly number[]
  readonly line?: LineOfChange
  /** For a cart that was not read: the parts that it must still have. */
  readonly unreadParts?: CartParts | undefined
}

type StoredCart = {
  readonly lines: readonly OrderLine[]
  /** What the stored order has besides what was computed. */
  readonly facts: Pick<OrderRecord, 'row_version' | 'last_payment' | 'season_points' | 'customer_erp_code'>
  /** The version of the customer if the change chose one; else null. */
  readonly customerVersion: string | null
}

const noLine: LineOfChange & EventTexts = {
  ...{ userId: null, author: '', from: null, to: 'CART', description: '', now: '' },
  ...{ types: [], heads: [] },
}
const noParts: CartParts = { catalogue: '', customer: '', others: '' }

/**
 * Stores the computed values of a cart and its items, with the other changes. Null if it is no longer a cart, or not as
 * it was read; else its items with their numbers, and what may have changed of its seller. Prices and dates are as they
 * were just read: a product that changes in between counts with the next change.
 */
export const updateCart = async (
  tx: Tx,
  { order, figures, lines, now }: PricedCart,
  { changes = {}, removed = [], line, unreadParts }: CartUpdate,
): Promise<StoredCart | null> => {
  const kit = order.kit === null ? { kit: null, generator: null } : {}
  const columns = { ...changes, ...figures, ...kit, touched_at: now }
  const isUnread = unreadParts !== undefined
  const conditions = { id: order.id, readAt: now, rowVersion: order.row_version, ...(unreadParts ?? noParts) }
  const given = { ...columns, ...conditions, items: toItemRows(lines), removed }
  const hasPoints = isUnread && order.seller_points_enabled
  const update = getUpdate(columns, { removes: removed.length > 0, isLogged: line !== undefined, isUnread, hasPoints })
  const logged = line === undefined ? noLine : { ...line, ...toOrderEvents({ ...line, orderId: order.id }) }
  const [stored] = (await update(tx, { ...given, ...logged })).rows
  if (stored === undefined) return null
  const { last_payment, season_points } = isUnread ? stored : order
  const { customer_erp_code } = changes.customer_id === undefined ? order : stored
  return {
    lines: lines.map((line) => ({ ...line, id: stored.ids[line.product_code] ?? line.id })),
    facts: { row_version: stored.row_version, last_payment, season_points, customer_erp_code },
    customerVersion: stored.customer_version,
  }
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
