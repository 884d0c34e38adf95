import { campaignOff, type SettingKey, unsetSettings } from '@girassol/domain/settings'
import { formatDay } from '@girassol/domain/shared'
import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'

/** The value of a setting; unset if it was never set. */
export const findSetting = async (tx: Tx, key: SettingKey): Promise<string | null> => {
  const row = await tx
    .selectFrom('setting')
    .select(sql<string | null>`value #>> '{}'`.as('value'))
    .where('key', '=', key)
    .executeTakeFirst()
  return row ? row.value : unsetSettings[key]
}

/** The displayed name of a season of points, which has no stored name. */
export const pointSeasonName = ({ start, finish }: { readonly start: string; readonly finish: string }): string =>
  `${formatDay(start)} a ${formatDay(finish)}`

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

/** The displayed name of the season that the value names, among those of the setting's kind; null if it names none. */
export const findSeasonName = async (tx: Tx, key: SettingKey, value: string | null): Promise<string | null> =>
  value === null || value === campaignOff || !/^[1-9]\d{0,8}$/.test(value) ? null : seasonNames[key](tx, Number(value))
