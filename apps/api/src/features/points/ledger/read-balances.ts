import type * as contract from '@girassol/contract/points'
import { categoryOf } from '@girassol/domain/points'
import { dayOf } from '@girassol/domain/shared'
import type { Handler } from '../../../http/context.ts'
import { gainedInSeason, qualifiableOf, tradeableOf } from './balance-queries.ts'
import { pointsSeller } from './points-scope.ts'

/** PTS-081: what can be traded today. */
export const readTradeable: Handler<typeof contract.readTradeable> = async (context) => ({
  value: await tradeableOf(context.tx, await pointsSeller(context), dayOf(context.now)),
})

/** PTS-082: what counts for the category. */
export const readQualifiable: Handler<typeof contract.readQualifiable> = async (context) => ({
  value: await qualifiableOf(context.tx, await pointsSeller(context)),
})

/** PTS-079: the category of those points. */
export const readCategory: Handler<typeof contract.readCategory> = async (context) =>
  categoryOf(await qualifiableOf(context.tx, await pointsSeller(context)))

/** PTS-083: what was earned since the season began. */
export const readGainedInSeason: Handler<typeof contract.readGainedInSeason> = async (context) =>
  gainedInSeason(context.tx, await pointsSeller(context))
