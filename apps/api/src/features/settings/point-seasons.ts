import type * as contract from '@girassol/contract/settings'
import { canSavePointSeason, type SeasonDays, seasonSentences } from '@girassol/domain/settings'
import type { Context, Handler } from '../../http/context.ts'
import { orNotFound, orRefuse } from '../../http/refused.ts'
import { refuseUnseen } from '../../records/changed-meanwhile.ts'
import { recordChange } from '../../records/record-change.ts'
import { insertPointSeason, selectPointSeasons, updatePointSeason } from './season-store.ts'
import { pointSeasonName } from './settings-queries.ts'
import { lockSettings } from './settings-store.ts'

/** C-140, PTS-061: the seasons of the points programme. */
export const listPointSeasons: Handler<typeof contract.listPointSeasons> = ({ tx }) => selectPointSeasons(tx)

const pickDays = ({ start, finish }: SeasonDays): SeasonDays => ({ start, finish })

const record = (
  { tx, now, actor: author }: Context,
  id: number,
  { before, after }: { readonly before: SeasonDays | null; readonly after: SeasonDays },
) =>
  recordChange(tx, {
    now,
    author,
    action: before === null ? 'create' : 'change',
    subject: { kind: 'season', id: `points ${id}`, name: pointSeasonName(after) },
    before: before && { ...before },
    after: { ...after },
  })

/** C-140, PTS-061: adds a season; it has no effect until it is the active one. */
export const createPointSeason: Handler<typeof contract.createPointSeason> = async (context, { body: season }) => {
  await lockSettings(context.tx)
  orRefuse(canSavePointSeason(season, await selectPointSeasons(context.tx)), seasonSentences, { status: 400 })
  const id = await insertPointSeason(context.tx, season)
  await record(context, id, { before: null, after: season })
  return { id, ...season, isActive: false }
}

/** C-140, PTS-061: changes the days of a season; credited points do not change their expiry day (C-123). */
export const changePointSeason: Handler<typeof contract.changePointSeason> = async (
  context,
  { params: { id }, body: { seen, ...wanted } },
) => {
  await lockSettings(context.tx)
  const seasons = await selectPointSeasons(context.tx)
  const before = orNotFound(
    seasons.find((season) => season.id === id),
    'Temporada não encontrada.',
  )
  const others = seasons.filter((season) => season.id !== id)
  orRefuse(canSavePointSeason(wanted, others), seasonSentences, { status: 400 })
  refuseUnseen('esta temporada', { now: pickDays(before), seen: pickDays(seen) })
  await updatePointSeason(context.tx, id, wanted)
  await record(context, id, { before: pickDays(before), after: wanted })
  return { ...before, ...wanted }
}
