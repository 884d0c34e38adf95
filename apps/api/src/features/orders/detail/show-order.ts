import type * as contract from '@girassol/contract/orders'
import type { Handler } from '../../../http/context.ts'
import { findOrderView } from './order-queries.ts'

/** DET-037, BUD-030: one order, budget or cart of the caller's scope. */
export const showOrder: Handler<typeof contract.showOrder> = (context, { params }) => findOrderView(context, params.id)
