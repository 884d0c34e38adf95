import type * as contract from '@girassol/contract/points-management'
import type { DataScope } from '@girassol/domain/access'
import { toDay } from '@girassol/domain/shared'
import type { Handler, Tx } from '../../../http/context.ts'
import { orNotFound } from '../../../http/refused.ts'
import { readQualifiableBalance, readTradeableBalance } from './balance-queries.ts'

const findSeller = async (tx: Tx, scope: DataScope, id: number) => {
  if (scope.sees === 'none' || (scope.sees === 'seller' && scope.sellerId !== id)) return undefined
  return tx.selectFrom('seller').select(['id', 'name', 'points_enabled']).where('id', '=', id).executeTakeFirst()
}

/**
 * PTS-080, PTS-088, C-130: an integrator's points, in the programme or not (C-137); 404 for another integrator's
 * (C-08).
 */
export const showIntegratorPoints: Handler<typeof contract.showIntegratorPoints> = async (
  { tx, actor, now },
  { params: { id } },
) => {
  const seller = orNotFound(await findSeller(tx, actor.scope, id), 'Integrador não encontrado.')
  return {
    seller: { id: seller.id, name: seller.name, pointsEnabled: seller.points_enabled },
    tradeableBalance: { value: await readTradeableBalance(tx, seller.id, toDay(now)) },
    qualifiableBalance: { value: await readQualifiableBalance(tx, seller.id) },
  }
}
