import type * as contract from '@girassol/contract/points'
import { dayOf } from '@girassol/domain/shared'
import type { Handler } from '../../http/context.ts'
import { notFound, orNotFound } from '../../http/refused.ts'
import { listedColumns, toSellerView } from '../sellers/seller-view.ts'
import { qualifiableOf, tradeableOf } from './balance-queries.ts'
import { refuseOutsiders } from './points-scope.ts'

/** PTS-080, PTS-088: an integrator with its balances; to its own people only their own (C-08, C-130). */
export const readSellerPoints: Handler<typeof contract.readSellerPoints> = async (context, { params: { id } }) => {
  const { tx, actor, now } = context
  if (actor.scope.sees !== 'all' && actor.seller?.id !== id) throw notFound()
  await refuseOutsiders(context)
  const seller = orNotFound(
    await tx.selectFrom('seller').select(listedColumns).where('id', '=', id).executeTakeFirst(),
    'Integrador não encontrado.',
  )
  return {
    seller: toSellerView(seller),
    tradeableBalance: { value: await tradeableOf(tx, id, dayOf(now)) },
    qualifiableBalance: { value: await qualifiableOf(tx, id) },
  }
}
