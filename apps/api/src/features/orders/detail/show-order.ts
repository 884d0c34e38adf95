import type * as contract from '@girassol/contract/orders'
import type { Handler } from '../../../http/context.ts'
import type { FindKnownOrder } from './known-orders.ts'

/** DET-037, BUD-030: one order, budget or cart of the caller's scope. */
export const showOrder =
  (findKnownOrder: FindKnownOrder): Handler<typeof contract.showOrder> =>
  (context, { params }) =>
    findKnownOrder(context, params.id)
