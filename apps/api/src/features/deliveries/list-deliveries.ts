import type * as contract from '@girassol/contract/deliveries'
import type { Handler } from '../../http/context.ts'
import { findOrder } from '../order-record/readable-orders.ts'
import { findDeliveriesView } from './delivery-views.ts'

/** DEL-001, DEL-004: the deliveries of an order of the caller's scope. */
export const listDeliveries: Handler<typeof contract.listDeliveries> = async (context, { params: { id } }) =>
  findDeliveriesView(context, await findOrder(context, id))
