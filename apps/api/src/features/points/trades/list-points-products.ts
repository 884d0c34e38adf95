import type * as contract from '@girassol/contract/points-store'
import { toDay } from '@girassol/domain/shared'
import type { Handler } from '../../../http/context.ts'
import { refuseOutsiders } from '../ledger/points-scope.ts'
import { findPointsProducts } from './points-product-queries.ts'

/** PTS-089, PTS-065: the points store, with the wishes of the caller's integrator or of the one that staff selected. */
export const listPointsProducts: Handler<typeof contract.listPointsProducts> = async (context, { query }) => {
  const { tx, actor, now } = context
  await refuseOutsiders(context)
  return findPointsProducts(tx, query, { actor, today: toDay(now), sellerId: actor.seller?.id ?? null, order: null })
}
