import type * as contract from '@girassol/contract/settings'
import { canSavePromotionalSeason, seasonSentences } from '@girassol/domain/settings'
import type { Context, Handler } from '../../http/context.ts'
import { orNotFound, orRefuse } from '../../http/refused.ts'
import { refuseUnseen } from '../../records/changed-meanwhile.ts'
import { recordChange } from '../../records/record-change.ts'
import {
  insertPromotionalSeason,
  type NamedSeason,
  selectPromotionalSeasons,
  updatePromotionalSeason,
} from './season-store.ts'
import { lockSettings } from './settings-store.ts'

/** C-140, C-20: the seasons in which promotions are sold. */
export const listPromotionalSeasons: Handler<typeof contract.listPromotionalSeasons> = ({ tx }) =>
  selectPromotionalSeasons(tx)

const pickFields = ({ name, start, finish }: NamedSeason): NamedSeason => ({ name, start, finish })

const record = (
  { tx, now, actor: author }: Context,
  id: number,
  { before, after }: { readonly before: NamedSeason | null; readonly after: NamedSeason },
) =>
  recordChange(tx, {
    now,
    author,
    action: before === null ? 'create' : 'change',
    subject: { kind: 'season', id: `promotional ${id}`, name: after.name },
    before: before && { ...before },
    after: { ...after },
  })

/** C-140, C-20: adds a season; it sells nothing until it is the current campaign. */
export const createPromotionalSeason: Handler<typeof contract.createPromotionalSeason> = async (
  context,
  { body: season },
) => {
  orRefuse(canSavePromotionalSeason(season), seasonSentences, { status: 400 })
  const id = await insertPromotionalSeason(context.tx, season)
  await record(context, id, { before: null, after: season })
  return { id, ...season, isActive: false }
}

/** C-140, C-20: changes the days of a season, at once for every cart; orders do not change. */
export const changePromotionalSeason: Handler<typeof contract.changePromotionalSeason> = async (
  context,
  { params: { id }, body: { seen, ...wanted } },
) => {
  orRefuse(canSavePromotionalSeason(wanted), seasonSentences, { status: 400 })
  await lockSettings(context.tx)
  const seasons = await selectPromotionalSeasons(context.tx)
  const before = orNotFound(
    seasons.find((season) => season.id === id),
    'Temporada não encontrada.',
  )
  refuseUnseen('esta temporada', { now: pickFields(before), seen: pickFields(seen) })
  await updatePromotionalSeason(context.tx, id, wanted)
  await record(context, id, { before: pickFields(before), after: wanted })
  return { ...before, ...wanted }
}
