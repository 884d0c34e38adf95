import type * as contract from '@girassol/contract/points-store'
import type { Handler } from '../../../http/context.ts'
import { orNotFound } from '../../../http/refused.ts'
import { readableSeller, refuseOutsiders } from '../ledger/points-scope.ts'
import { findTrade } from './trade-queries.ts'

/** PTS-078: one trade; 404 for another integrator's, or for an entry that is not a trade (C-08). */
export const showTrade: Handler<typeof contract.showTrade> = async (context, { params: { id } }) => {
  const wanted = { id, sellerId: readableSeller(context.actor) }
  const trade = orNotFound(await findTrade(context.tx, wanted), 'Troca não encontrada.')
  await refuseOutsiders(context)
  return trade
}
