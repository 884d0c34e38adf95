import { campaignOff, type SettingKey, unsetSettings } from '@girassol/domain/settings'
import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'

/** What a setting reads; what nobody has set reads as unset. */
export const findSetting = async (tx: Tx, key: SettingKey): Promise<string | null> => {
  const row = await tx
    .selectFrom('setting')
    .select(sql<string | null>`value #>> '{}'`.as('value'))
    .where('key', '=', key)
    .executeTakeFirst()
  return row ? row.value : unsetSettings[key]
}

/** '2026-12-31' as people write it. */
const written = (day: string): string => day.split('-').toReversed().join('/')

/** How people call a season of points, which has no name of its own. */
export const pointSeasonName = ({ start, finish }: { readonly start: string; readonly finish: string }): string =>
  `${written(start)} a ${written(finish)}`

const findPointSeasonName = async (tx: Tx, id: number): Promise<string | null> => {
  const row = await tx
    .selectFrom('point_season')
    .select(['season_start as start', 'season_finish as finish'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? pointSeasonName(row) : null
}

const findPromotionalSeasonName = async (tx: Tx, id: number): Promise<string | null> => {
  const row = await tx.selectFrom('promotional_season').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? null
}

const seasonNames = { 'sales-campaign': findPromotionalSeasonName, 'active-season': findPointSeasonName } as const

/** The season of the setting's kind that the value names, as people call it; null when it names none. */
export const findSeasonName = async (tx: Tx, key: SettingKey, value: string | null): Promise<string | null> =>
  value === null || value === campaignOff || !/^[1-9]\d{0,8}$/.test(value) ? null : seasonNames[key](tx, Number(value))
