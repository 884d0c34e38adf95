import type * as contract from '@girassol/contract/product-lists'
import type { Handler } from '../../http/context.ts'
import { findLists, findListView } from './product-list-queries.ts'

/** FAST-010 */
export const listProductLists: Handler<typeof contract.listProductLists> = async (context) => ({
  data: await findLists(context),
})

/** FAST-010 */
export const showProductList: Handler<typeof contract.showProductList> = (context, { params }) =>
  findListView(context, params.id)
