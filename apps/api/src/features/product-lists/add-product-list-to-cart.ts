import type * as contract from '@girassol/contract/product-lists'
import type { Handler } from '../../http/context.ts'
import { addQuickRows } from '../quick-order/add-quick-order.ts'
import { findItems, lockList } from './product-list-queries.ts'

/** FAST-012: every product of the list, through the verdicts of a quick order; those that could not are returned. */
export const addProductListToCart: Handler<typeof contract.addProductListToCart> = async (
  context,
  { params, body },
) => {
  const { id } = await lockList(context, params.id)
  return addQuickRows(context, { ...body, rows: await findItems(context.tx, id) })
}
