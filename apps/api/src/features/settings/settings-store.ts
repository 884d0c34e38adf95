import type { SettingKey } from '@girassol/domain/settings'
import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'

export type SettingChange = {
  readonly key: SettingKey
  readonly value: string | null
  readonly userId: number
  readonly now: string
}

/** Writes a setting, and who wrote it over what; two at once follow one another. */
export const updateSetting = async (tx: Tx, { key, value, userId, now }: SettingChange): Promise<void> => {
  const after = JSON.stringify(value)
  await sql`
    with before as (select value from setting where key = ${key} for update)
    insert into setting_change (key, value_before, value_after, user_id, changed_at)
    select ${key}, (select value from before), ${after}::jsonb, ${userId}, ${now}::timestamptz`.execute(tx)
  await sql`
    insert into setting (key, value) values (${key}, ${after}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(tx)
}
