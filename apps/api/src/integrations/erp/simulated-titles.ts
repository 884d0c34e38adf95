import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import type { TitleBook } from './simulated-erp-titles.ts'

/** The simulated ERP's settled titles in the database, so that all processes share them and they survive a restart. */
export const simulatedTitles = (db: Database): TitleBook => ({
  put: async (key, title) => {
    const stored = { record: sql<string>`${JSON.stringify(title)}::jsonb` }
    await db
      .insertInto('simulated_erp_title')
      .values({ key, ...stored })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(stored))
      .execute()
  },
  list: async (day, erpTenantId) => {
    const rows = await db
      .selectFrom('simulated_erp_title')
      .select('record')
      .where(sql<string>`record ->> 'day'`, '=', day)
      .where(sql<string>`record ->> 'erpTenantId'`, '=', erpTenantId)
      .orderBy('key')
      .execute()
    return rows.map(({ record }) => record)
  },
})
