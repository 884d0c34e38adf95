import { sql } from 'kysely'
import type { Database } from './connection.ts'

/**
 * Tables that a refused call may still change: counted attempts, responses of public registers, and the evidence of the
 * refusal.
 */
const ignored = ['rate_limit', 'lookup_cache', 'security_event', 'line_hash']

/** A fingerprint of each table, by its name: two equal fingerprints mean that nothing was stored in between. */
export const takeSnapshot = async (db: Database): Promise<Record<string, string>> => {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const prints = tables.rows
    .filter(({ name }) => !ignored.includes(name))
    .map(
      ({ name }) => sql`
      select ${name} as name,
        count(*) || ' rows ' || coalesce(sum(hashtextextended(each::text, 0)), 0) as print
      from ${sql.table(name)} as each`,
    )
  const { rows } = await sql<{ name: string; print: string }>`${sql.join(prints, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
}
