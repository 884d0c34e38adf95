import { type SettingKey, unsetSettings } from '@girassol/domain/settings'
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

const seasonTables = { 'sales-campaign': 'promotional_season', 'active-season': 'point_season' } as const

/** Is the value the id of a season of the setting's kind? */
export const isSeasonOf = async (tx: Tx, key: SettingKey, value: string | null): Promise<boolean> => {
  if (value === null || !/^[1-9]\d{0,8}$/.test(value)) return false
  const found = await tx.selectFrom(seasonTables[key]).select('id').where('id', '=', Number(value)).executeTakeFirst()
  return found !== undefined
}
