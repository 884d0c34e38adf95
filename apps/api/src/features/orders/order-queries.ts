import type { OrderItemView, OrderView } from '@girassol/contract/orders'
import { can } from '@girassol/domain/access'
import type { PaymentMethod } from '@girassol/domain/payments'
import { type Expression, type SqlBool, sql } from 'kysely'
import { compileOnce } from '../../database/compile-once.ts'
import type { Actor } from '../../http/actor.ts'
import { orNotFound } from '../../http/refused.ts'
import { findMissingOfBudget } from './cart-readiness.ts'
import { findPaymentRefusal } from './order-halt-view.ts'
import { toOrderItemView } from './order-item-view.ts'
import { listOrderLines, type OrderLine, type Reading } from './order-lines.ts'
import { listMoves } from './order-log-queries.ts'
import { type OrderRecord, selectOrders } from './order-record.ts'
import { billingFreightOf, loadOrderTerms, mostInstalments } from './order-terms.ts'
import { toOrderView } from './order-view.ts'
import { findWaiting } from './order-waiting-view.ts'
import { priceCart, toCartView } from './priced-cart.ts'

/** C-08: every seller's orders for staff, the own seller's for the others. */
export const isInScope = ({ scope }: Actor): Expression<SqlBool> => {
  if (scope.sees === 'all') return sql<SqlBool>`true`
  return scope.sees === 'seller' ? sql<SqlBool>`orders.seller_id = ${scope.sellerId}` : sql<SqlBool>`false`
}

export type InScope = {
  readonly id: number
  readonly userId: number
  readonly seesAll: boolean
  readonly sellerId: number | null
  readonly usesBudgets: boolean
}

/** `isInScope` with the scope as values, so that one statement serves every caller. */
export const isReadable = ({ id, userId, seesAll, sellerId, usesBudgets }: InScope): Expression<SqlBool> =>
  sql<SqlBool>`orders.id = ${id} and (${seesAll}::boolean or orders.seller_id = ${sellerId}::integer)
    and (orders.status <> 'CART' or orders.created_by = ${userId})
    and (${usesBudgets}::boolean or orders.status not in ('BUDGET', 'BUDGET_EXPIRED'))`

export const inScopeOf = ({ scope, userId, roles }: Actor, id: number): InScope => ({
  id,
  userId,
  seesAll: scope.sees === 'all',
  sellerId: scope.sees === 'seller' ? scope.sellerId : null,
  usesBudgets: can(roles, 'budgets.use'),
})

const readOrder = compileOnce((tx, given: InScope) => selectOrders(tx).where(isReadable(given)).compile())

/** In scope, a cart for who opened it alone and a budget for the store roles (C-12); else 404. */
export const findOrder = async ({ tx, actor }: Reading, id: number): Promise<OrderRecord> => {
  const { rows } = await readOrder(tx, inScopeOf(actor, id))
  return orNotFound(rows[0], 'Pedido não encontrado.')
}

/** 404 unless the caller may read this order (C-08). */
export const requireReadable = async (reading: Reading, id: number): Promise<void> => {
  await findOrder(reading, id)
}

const viewOf = async (reading: Reading, order: OrderRecord): Promise<OrderView> => {
  if (order.status === 'CART') return toCartView(await priceCart(reading, order), reading)
  const lines = await listOrderLines(reading, order.id)
  const terms = await loadOrderTerms(reading, order)
  return toOrderView({
    order,
    lines,
    missing: order.status === 'BUDGET' ? findMissingOfBudget({ order, lines, terms, now: reading.now }) : [],
    campaignOpen: terms.campaignOpen,
    mostInstalments: mostInstalments(terms, order.payment_method as PaymentMethod | null),
    moves: await listMoves(reading.tx, order.id),
    waiting: await findWaiting(reading, order),
    isPaymentRefused: await findPaymentRefusal(reading.tx, order),
    billingFreight: await billingFreightOf(reading.tx, order),
    actor: reading.actor,
    now: reading.now,
  })
}

/** An order of the caller's scope as the wire shows it; a cart at today's prices. 404 outside the scope (C-08). */
export const findOrderView = async (reading: Reading, id: number): Promise<OrderView> =>
  viewOf(reading, await findOrder(reading, id))

type Owner = { readonly userId: number; readonly sellerId: number }

const readOpenCart = compileOnce((tx, { userId, sellerId }: Owner) =>
  selectOrders(tx)
    .where('orders.created_by', '=', userId)
    .where('orders.seller_id', '=', sellerId)
    .where('orders.status', '=', 'CART')
    .compile(),
)

/** The open cart of this user and seller, or null (CART-021). */
export const findOpenCartView = async (reading: Reading, sellerId: number): Promise<OrderView | null> => {
  const { rows } = await readOpenCart(reading.tx, { userId: reading.actor.userId, sellerId })
  return rows[0] === undefined ? null : viewOf(reading, rows[0])
}

/** The items of an order of the caller's scope (CART-029). */
export const listItemViews = async (reading: Reading, id: number): Promise<OrderItemView[]> => {
  const order = await findOrder(reading, id)
  const lines = order.status === 'CART' ? (await priceCart(reading, order)).lines : await listOrderLines(reading, id)
  const shown = { orderId: id, isCart: order.status === 'CART', showsPrices: reading.actor.canViewProductPrices }
  return lines.map((line: OrderLine) => toOrderItemView(line, shown))
}
