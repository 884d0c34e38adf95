import type { OrderType } from '@girassol/domain/orders'
import { type Selectable, sql } from 'kysely'
import { compileOnce } from '../../../database/compile-once.ts'
import type { DB } from '../../../database/schema.ts'
import type { Context, Tx } from '../../../http/context.ts'
import { orNotFound, Refused, temporarilyUnavailable } from '../../../http/refused.ts'
import { requireSellerId } from '../../../http/require-seller.ts'
import { type CartOwner, isOpenCart } from '../../order-record/open-carts.ts'
import { type OrderLine, storedLines, toOrderLines } from '../../order-record/order-lines.ts'
import { type OrderRecord, selectOrders } from '../../order-record/order-record.ts'
import { orderRecordColumns } from '../../order-record/order-record-columns.ts'
import { type CartParts, cartParts } from '../cart-parts.ts'
import { type SellableProduct, storeProducts } from '../items/sellable-products.ts'

/** A cart, budget or order with its items. */
export type CartContents = { readonly order: OrderRecord; readonly lines: readonly OrderLine[] }

/** A cart with its items as they were at one instant. Nothing is locked: it is stored only if it did not change. */
export type CartState = CartContents & { readonly parts: CartParts }

/** The owner of a cart, and the instant for which it is read. */
type Asked = CartOwner & { readonly now: string }

const toAsked = ({ actor, now }: Context): Asked => ({
  userId: actor.userId,
  sellerId: requireSellerId(actor),
  now,
})

const selectWithLines = (tx: Tx, now: string) =>
  selectOrders(tx).select([storedLines(sql.ref('orders.id'), now).as('lines'), cartParts(now).as('parts')])

type Row = Awaited<ReturnType<ReturnType<typeof selectWithLines>['executeTakeFirstOrThrow']>>

const toState = (context: Context, { lines, parts, ...order }: Row): CartState => ({
  order,
  lines: toOrderLines(context, lines),
  parts,
})

const readOpen = compileOnce((tx, given: Asked & { readonly code: string }) =>
  selectWithLines(tx, given.now)
    .select(storeProducts(sql`p.code = ${given.code}`, given.now).as('products'))
    .where(isOpenCart(given))
    .compile(),
)

/** The open cart and the product that is to be added, in one statement; null if no cart is open. */
export const findOpenCart = async (
  context: Context,
  code: string,
): Promise<{
  readonly cart: CartState & { readonly parts: CartParts }
  readonly products: readonly SellableProduct[]
} | null> => {
  const { rows } = await readOpen(context.tx, { ...toAsked(context), code })
  const [row] = rows
  if (row === undefined) return null
  const { products, ...cart } = row
  return { cart: toState(context, cart), products }
}

const readOwn = compileOnce((tx, given: Asked & { readonly id: number }) =>
  selectWithLines(tx, given.now)
    .where('orders.created_by', '=', given.userId)
    .where('orders.seller_id', '=', given.sellerId)
    .where('orders.id', '=', given.id)
    .compile(),
)

/** An order that this user opened for this seller, in any status; 404 for any other (C-08). */
export const findOwnOrder = async (context: Context, id: number): Promise<CartState> => {
  const { rows } = await readOwn(context.tx, { ...toAsked(context), id })
  return toState(context, orNotFound(rows[0], 'Carrinho não encontrado.'))
}

export const cartFinished = (): Refused =>
  new Refused('Este carrinho já foi finalizado.', { status: 409, reason: 'alreadyFinished' })

/** The cart with this number; 404 if it is not this user's, 409 if it is finished. */
export const findCart = async (context: Context, id: number): Promise<CartState> => {
  const cart = await findOwnOrder(context, id)
  if (cart.order.status === 'CART') return cart
  throw cartFinished()
}

type NewCart = Asked & { readonly type: OrderType }

const columns = sql.join(orderRecordColumns.map((column) => sql.ref(column)))

/** A new cart as it is stored. The query names the new row as the table is named, so the same columns are read from it. */
const insertCart = compileOnce((tx, { userId, sellerId, type, now }: NewCart) =>
  selectOrders(
    tx.with(
      'orders',
      () => sql<Selectable<DB['orders']>>`(
        insert into orders (type, seller_id, created_by, created_at, company_code, branch_code)
        select ${type}::text, id, ${userId}::integer, ${now}::timestamptz, company_code, branch_code
        from seller where id = ${sellerId}::integer
        on conflict do nothing returning ${columns}, xmin)`,
    ),
  )
    .select(cartParts(now).as('parts'))
    .compile(),
)

/** Opens the cart of this user and seller; null if another call opened it meanwhile (C-30). */
export const openNewCart = async (context: Context, type: OrderType): Promise<CartState | null> => {
  const { rows } = await insertCart(context.tx, { ...toAsked(context), type })
  const [row] = rows
  return row === undefined ? null : toState(context, { ...row, lines: [] })
}

/**
 * Each failure means that another call changed the same cart. One user has few calls at once, so this is never reached.
 */
const mostAttempts = 50

/** Repeats an attempt, which returns null if the cart changed between its reading and its storing. */
export const untilStored = async <Result>(attempt: () => Promise<Result | null>): Promise<Result> => {
  for (let number = 0; number < mostAttempts; number += 1) {
    const result = await attempt()
    if (result !== null) return result
  }
  throw temporarilyUnavailable()
}
