import { sql } from 'kysely'
import type { Database } from './connection.ts'

/** What a call may leave behind although it was refused: counted attempts, and answers of public registers. */
const ignored = ['rate_limit', 'lookup_cache']

/** A fingerprint of every table, by its name: two that are equal mean that nothing was stored between them. */
export const snapshotOf = async (db: Database): Promise<Record<string, string>> => {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const prints: Record<string, string> = {}
  for (const { name } of tables.rows.filter((table) => !ignored.includes(table.name))) {
    const { rows } = await sql<{ print: string }>`
      select count(*) || ' rows ' || md5(coalesce(string_agg(each::text, '' order by each::text), '')) as print
      from ${sql.table(name)} as each`.execute(db)
    prints[name] = rows[0]?.print ?? ''
  }
  return prints
}
