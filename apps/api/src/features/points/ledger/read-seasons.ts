import type * as contract from '@girassol/contract/points'
import type { Handler, Tx } from '../../../http/context.ts'
import { orNotFound } from '../../../http/refused.ts'

const seasons = (tx: Tx) =>
  tx.selectFrom('point_season').select(['id', 'season_start as seasonStart', 'season_finish as seasonFinish'])

/** PTS-086: the seasons, latest first. */
export const listSeasons: Handler<typeof contract.listSeasons> = ({ tx }) =>
  seasons(tx).orderBy('season_start', 'desc').orderBy('id', 'desc').execute()

/** PTS-087: one season. */
export const readSeason: Handler<typeof contract.readSeason> = async ({ tx }, { params: { id } }) =>
  orNotFound(await seasons(tx).where('id', '=', id).executeTakeFirst(), 'Temporada não encontrada.')
