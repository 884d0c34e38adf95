import type * as contract from '@girassol/contract/orders'
import type { Handler } from '../../../http/context.ts'
import { listItemViews } from './order-queries.ts'

/** CART-029: the items of an order of the caller's scope. */
export const listOrderItems: Handler<typeof contract.listOrderItems> = (context, { params }) =>
  listItemViews(context, params.id)
