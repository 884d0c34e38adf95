import type * as contract from '@girassol/contract/points'
import { computeCategory } from '@girassol/domain/points'
import { toDay } from '@girassol/domain/shared'
import type { Handler } from '../../../http/context.ts'
import { gainedInSeason, readQualifiableBalance, readTradeableBalance } from './balance-queries.ts'
import { pointsSeller } from './points-scope.ts'

/** PTS-081: the points that can be traded today. */
export const readTradeable: Handler<typeof contract.readTradeable> = async (context) => ({
  value: await readTradeableBalance(context.tx, await pointsSeller(context), toDay(context.now)),
})

/** PTS-082: the points that count for the category. */
export const readQualifiable: Handler<typeof contract.readQualifiable> = async (context) => ({
  value: await readQualifiableBalance(context.tx, await pointsSeller(context)),
})

/** PTS-079: the category of those points. */
export const readCategory: Handler<typeof contract.readCategory> = async (context) =>
  computeCategory(await readQualifiableBalance(context.tx, await pointsSeller(context)))

/** PTS-083: the points earned since the season began. */
export const readGainedInSeason: Handler<typeof contract.readGainedInSeason> = async (context) =>
  gainedInSeason(context.tx, await pointsSeller(context))
