import { type RawBuilder, sql } from 'kysely'
import type { Database } from './connection.ts'

/**
 * Tables that a refused call may still change: counted attempts, responses of public registers, and the evidence of the
 * refusal.
 */
const ignored = ['rate_limit', 'lookup_cache', 'security_event', 'line_hash']

type Fingerprints = Record<string, string>

/** One fingerprint of each table, by its name: the number of its rows and the sum of a hash of each row. */
const fingerprint = async (db: Database, hashOfRow: RawBuilder<unknown>): Promise<Fingerprints> => {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and has_table_privilege(oid, 'select')
    order by 1`.execute(db)
  const prints = tables.rows
    .filter(({ name }) => !ignored.includes(name))
    .map(
      ({ name }) => sql`
      select ${name} as name, count(*) || ' rows ' || coalesce(sum(${hashOfRow}), 0) as print
      from ${sql.table(name)} as each`,
    )
  const { rows } = await sql<{ name: string; print: string }>`${sql.join(prints, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
}

/**
 * The version of every row: two equal results mean that nothing was stored in between, not even a row as it was before.
 * It reads where each row is and which transaction wrote it, which is much faster than reading what is in it.
 */
export const takeSnapshot = (db: Database): Promise<Fingerprints> =>
  fingerprint(db, sql`hashtidextended(each.ctid, each.xmin::text::bigint)`)

/** The contents of every row, which are the same in a copy of the database. */
export const fingerprintContents = (db: Database): Promise<Fingerprints> =>
  fingerprint(db, sql`hashtextextended(each::text, 0)`)
