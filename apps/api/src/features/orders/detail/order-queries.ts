import type { OrderItemView, OrderView } from '@girassol/contract/orders'
import { compileOnce } from '../../../database/compile-once.ts'
import { findMissingOfBudget } from '../../order-record/cart-readiness.ts'
import { listOrderLines, type OrderLine, type Reading } from '../../order-record/order-lines.ts'
import { type OrderRecord, selectOrders } from '../../order-record/order-record.ts'
import { findBillingFreight, loadOrderTerms, mostInstalments } from '../../order-record/order-terms.ts'
import { priceCart } from '../../order-record/price-cart.ts'
import { findOrder } from '../../order-record/readable-orders.ts'
import { toCartView } from './cart-view.ts'
import { findPaymentRefusal } from './order-halt-view.ts'
import { toOrderItemView } from './order-item-view.ts'
import { listMoves } from './order-log-queries.ts'
import { toOrderView } from './order-view.ts'
import { findWaiting } from './order-waiting-view.ts'

const loadView = async (reading: Reading, order: OrderRecord): Promise<OrderView> => {
  if (order.status === 'CART') return toCartView(await priceCart(reading, order), reading)
  const lines = await listOrderLines(reading, order.id)
  const terms = await loadOrderTerms(reading, order)
  return toOrderView({
    order,
    lines,
    missing: order.status === 'BUDGET' ? findMissingOfBudget({ order, lines, terms, now: reading.now }) : [],
    campaignOpen: terms.campaignOpen,
    mostInstalments: mostInstalments(terms, order.payment_method),
    moves: await listMoves(reading.tx, order.id),
    waiting: await findWaiting(reading, order),
    isPaymentRefused: await findPaymentRefusal(reading.tx, order),
    billingFreight: await findBillingFreight(reading.tx, order),
    actor: reading.actor,
    now: reading.now,
  })
}

/** An order of the caller's scope as the API returns it; a cart at today's prices. 404 outside the scope (C-08). */
export const findOrderView = async (reading: Reading, id: number): Promise<OrderView> =>
  loadView(reading, await findOrder(reading, id))

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
  return rows[0] === undefined ? null : loadView(reading, rows[0])
}

/** The items of an order of the caller's scope (CART-029). */
export const listItemViews = async (reading: Reading, id: number): Promise<OrderItemView[]> => {
  const order = await findOrder(reading, id)
  const lines = order.status === 'CART' ? (await priceCart(reading, order)).lines : await listOrderLines(reading, id)
  const shown = { orderId: id, isCart: order.status === 'CART', showsPrices: reading.actor.canViewProductPrices }
  return lines.map((line: OrderLine) => toOrderItemView(line, shown))
}
