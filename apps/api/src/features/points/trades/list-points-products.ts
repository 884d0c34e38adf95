import type * as contract from '@girassol/contract/points-store'
import type { Handler } from '../../../http/context.ts'
import { findReader } from '../../catalogue/store/product-reader.ts'
import { refuseOutsiders } from '../ledger/points-scope.ts'
import { findPointsProducts } from './points-product-queries.ts'

/** PTS-089, PTS-065: the points store, with the wishes of the caller's integrator or of the one that staff selected. */
export const listPointsProducts: Handler<typeof contract.listPointsProducts> = async (context, { query }) => {
  await refuseOutsiders(context)
  return findPointsProducts(context.tx, query, await findReader(context, {}))
}
