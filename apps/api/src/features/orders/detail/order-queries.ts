import type { OrderItemView, OrderView } from '@girassol/contract/orders'
import { orderStatuses } from '@girassol/domain/orders'
import { sql } from 'kysely'
import { compileOnce } from '../../../database/compile-once.ts'
import type { Tx } from '../../../http/context.ts'
import { orNotFound } from '../../../http/refused.ts'
import { findMissingOfBudget } from '../../order-record/cart-readiness.ts'
import { toDecisionFigures } from '../../order-record/decision-figures.ts'
import { type CartOwner, isOpenCart } from '../../order-record/open-carts.ts'
import {
  listOrderLines,
  type OrderLine,
  type Reading,
  storedLines,
  toOrderLines,
} from '../../order-record/order-lines.ts'
import { selectOrders } from '../../order-record/order-record.ts'
import { loadOrderTerms, mostInstalments } from '../../order-record/prices/order-terms.ts'
import { priceCart, priceLines } from '../../order-record/prices/price-cart.ts'
import { findOrder, type InScope, isReadable, orderNotFound, toScopeFacts } from '../../order-record/readable-orders.ts'
import { toCartView } from './cart-view.ts'
import { findPaymentRefusal } from './order-halt-view.ts'
import { toOrderItemView } from './order-item-view.ts'
import { storedMoves, toLoggedMoves } from './order-log-queries.ts'
import { toOrderView } from './order-view.ts'
import { findWaiting } from './order-waiting-view.ts'

/** An order with its items and moves: all that its view shows, except what only some statuses have. */
export const selectWhole = (tx: Tx, now: string) =>
  selectOrders(tx).select([storedLines(sql.ref('orders.id'), now).as('lines'), storedMoves.as('moves')])

/** The instant for which the stock of the items is read. */
type At = { readonly now: string }

export type WholeOrder = Awaited<ReturnType<ReturnType<typeof selectWhole>['executeTakeFirstOrThrow']>>

const readReadable = compileOnce((tx, given: InScope & At) =>
  selectWhole(tx, given.now).where(isReadable(given)).compile(),
)

export const toWholeOrderView = async (reading: Reading, whole: WholeOrder): Promise<OrderView> => {
  const { lines: stored, moves, ...order } = whole
  const lines = toOrderLines(reading, stored)
  if (order.status === 'CART') return toCartView(await priceLines(reading, { order, lines }), reading)
  const terms = await loadOrderTerms(reading, order)
  return toOrderView({
    order,
    lines,
    missing: order.status === 'BUDGET' ? findMissingOfBudget({ order, lines, terms, now: reading.now }) : [],
    campaignOpen: terms.campaignOpen,
    mostInstalments: mostInstalments(terms, order.payment_method),
    figures:
      orderStatuses[order.status].list === 'budgets'
        ? toDecisionFigures({ order, terms, actor: reading.actor, now: reading.now }, lines)
        : null,
    moves: toLoggedMoves(moves),
    waiting: await findWaiting(reading, order),
    isPaymentRefused: await findPaymentRefusal(reading.tx, order),
    billingFreight: terms.billingFreight,
    actor: reading.actor,
    now: reading.now,
  })
}

/** An order of the caller's scope as the API returns it; a cart at today's prices. 404 outside the scope (C-08). */
export const findOrderView = async (reading: Reading, id: number): Promise<OrderView> => {
  const { rows } = await readReadable(reading.tx, { ...toScopeFacts(reading.actor, id), now: reading.now })
  return toWholeOrderView(reading, orNotFound(rows[0], orderNotFound))
}

const readOpenCart = compileOnce((tx, given: CartOwner & At) =>
  selectWhole(tx, given.now).where(isOpenCart(given)).compile(),
)

/** The open cart of this user and seller, or null (CART-021). */
export const findOpenCartView = async (reading: Reading, sellerId: number): Promise<OrderView | null> => {
  const { rows } = await readOpenCart(reading.tx, { userId: reading.actor.userId, sellerId, now: reading.now })
  return rows[0] === undefined ? null : toWholeOrderView(reading, rows[0])
}

/** The items of an order of the caller's scope (CART-029). */
export const listItemViews = async (reading: Reading, id: number): Promise<OrderItemView[]> => {
  const order = await findOrder(reading, id)
  const lines = order.status === 'CART' ? (await priceCart(reading, order)).lines : await listOrderLines(reading, id)
  const shown = { orderId: id, isCart: order.status === 'CART', showsPrices: reading.actor.canViewProductPrices }
  return lines.map((line: OrderLine) => toOrderItemView(line, shown))
}
