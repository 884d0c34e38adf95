import type * as contract from '@girassol/contract/public-api'
import type { ApiOrder } from '@girassol/contract/public-api/order'
import { orderStatuses } from '@girassol/domain/orders'
import type { Context, Handler } from '../../http/context.ts'
import { notFound } from '../../http/refused.ts'
import { findDeliveriesView } from '../deliveries/delivery-views.ts'
import { findOrder } from '../order-record/readable-orders.ts'
import { findOrderView } from '../orders/detail/order-queries.ts'
import { toApiOrder } from './order-shapes.ts'

/** The record of the list with this number; 404 for one of the other list, and for a cart (API-004). */
export const showOf = async (context: Context, list: 'budgets' | 'orders', id: number): Promise<ApiOrder> => {
  const order = await findOrderView(context, id)
  if (order.status === 'CART' || orderStatuses[order.status].list !== list) throw notFound()
  return toApiOrder(order, context)
}

/** API-009: one order of the company. */
export const showOrder: Handler<typeof contract.showOrder> = (context, { params: { id } }) =>
  showOf(context, 'orders', id)

/** API-009: one budget of the company. */
export const showBudget: Handler<typeof contract.showBudget> = (context, { params: { id } }) =>
  showOf(context, 'budgets', id)

/** API-009: the deliveries of an order of the company. */
export const listDeliveries: Handler<typeof contract.listDeliveries> = async (context, { params: { id } }) => {
  await showOf(context, 'orders', id)
  const { deliveries } = await findDeliveriesView(context, await findOrder(context, id))
  return {
    data: deliveries.map((delivery) => ({
      id: delivery.id,
      number: delivery.number,
      status: delivery.status,
      lines: delivery.lines.map(({ code, name, quantity }) => ({ code, name, quantity })),
      carrier: delivery.carrier,
      trackingCode: delivery.trackingCode,
      trackingLink: delivery.trackingLink,
      invoiceNumber: delivery.nf,
      promisedOn: delivery.promisedOn,
      dispatchedAt: delivery.dispatchedAt,
      deliveredAt: delivery.deliveredAt,
    })),
  }
}
