import type * as contract from '@girassol/contract/financing'
import type { Handler } from '../../http/context.ts'
import { requireReadable } from '../order-record/readable-orders.ts'
import { findFinancing } from './financing-queries.ts'

/** The credit analysis of an order of the caller's scope (C-08). */
export const showFinancing: Handler<typeof contract.showFinancing> = async (context, { params }) => {
  await requireReadable(context, params.id)
  return findFinancing(context, params.id)
}
