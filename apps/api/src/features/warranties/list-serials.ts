import type * as contract from '@girassol/contract/warranties'
import type { Handler } from '../../http/context.ts'
import { findOrder } from '../order-record/readable-orders.ts'
import { findSerialsView } from './serial-views.ts'

/** WAR-001: the serial numbers of an order of the caller's scope. */
export const listSerials: Handler<typeof contract.listSerials> = async (context, { params: { id } }) =>
  findSerialsView(context, await findOrder(context, id))
