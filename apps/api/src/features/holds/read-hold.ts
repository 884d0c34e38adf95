import type * as contract from '@girassol/contract/holds'
import type { Handler } from '../../http/context.ts'
import { findOrder } from '../order-record/readable-orders.ts'
import { findHoldView } from './hold-view.ts'

/** HOLD-001: what a budget or its order holds; 404 outside the caller's scope. */
export const readHold: Handler<typeof contract.readHold> = async (context, { params: { id } }) =>
  findHoldView(context, await findOrder(context, id))
