import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type pg from 'pg'
import { copyIn, type Session } from '../../database/copy-rows.ts'
import { quoteName, toTarget } from './dump-tables.ts'
import { jobTable, type Manifest } from './manifest.ts'

const decompress = promisify(gunzip)

type Statements = { readonly statement: string }

const runEach = async (client: pg.PoolClient, statements: readonly Statements[]): Promise<void> => {
  for (const { statement } of statements) await client.query(statement)
}

const list = async (client: pg.PoolClient, query: string): Promise<readonly Statements[]> =>
  (await client.query<Statements>(query)).rows

const ofOwnTables = "from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'"

/** The owner may drop foreign keys but not switch them off; adding them again checks every row. */
const foreignKeys = `from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`

/**
 * Prepares the tables for rows that were checked when they were first written: without triggers, which would tie each
 * line of a log to a new chain, and without foreign keys, which would demand an order of the tables. Returns what makes
 * them whole again.
 */
export const openTables = async (client: pg.PoolClient): Promise<() => Promise<void>> => {
  const additions = await list(
    client,
    `select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      as statement ${foreignKeys}`,
  )
  const triggers = (word: string) =>
    list(client, `select format('alter table %s ${word} trigger user', oid::regclass) as statement ${ofOwnTables}`)
  const views = `select format('refresh materialized view %s', oid::regclass) as statement from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'm'`
  await runEach(client, await triggers('disable'))
  await runEach(
    client,
    await list(
      client,
      `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement ${foreignKeys}`,
    ),
  )
  await runEach(
    client,
    await list(
      client,
      `select 'truncate ' || string_agg(oid::regclass::text, ', ') || ' restart identity' as statement ${ofOwnTables}`,
    ),
  )
  return async () => {
    await runEach(client, additions)
    await runEach(client, await triggers('enable'))
    await runEach(client, await list(client, views))
  }
}

/** The jobs wait here until the columns of the job queue of this release are known to fit. */
export const createJobTable = (client: pg.PoolClient): Promise<unknown> =>
  client.query('create temporary table saved_job (content jsonb not null) on commit drop')

/** Adds one part of a table. */
export const loadPart = async (
  session: Session,
  { tables }: Manifest,
  part: { readonly table: string; readonly bytes: Uint8Array },
): Promise<void> => {
  const table = tables.find(({ name }) => name === part.table)
  const target = part.table === jobTable ? 'pg_temp.saved_job (content)' : table && toTarget(table)
  if (target === undefined) throw new Error(`the manifest does not name ${part.table}`)
  await copyIn(session, target, await decompress(part.bytes))
}

/** The tables whose rows are not as many as the manifest says. */
export const findWrongCounts = async (client: pg.PoolClient, { tables }: Manifest): Promise<readonly string[]> => {
  const wrong: string[] = []
  for (const { name, rows: expected } of tables) {
    const { rows } = await client.query<{ count: number }>(`select count(*) as count from public.${quoteName(name)}`)
    if (rows[0]?.count !== expected) wrong.push(name)
  }
  return wrong
}

/** The next number of each sequence is `skipped` numbers later than it was at the instant. */
export const setSequences = async (client: pg.PoolClient, { sequences }: Manifest, skipped: number): Promise<void> => {
  for (const { name, value } of sequences) {
    if (value === null && skipped === 0) continue
    await client.query(
      `select setval(format('public.%I', sequencename)::regclass, coalesce($2::bigint, start_value - 1) + $3)
        from pg_sequences where schemaname = 'public' and sequencename = $1`,
      [name, value, skipped],
    )
  }
}

/** What a worker had begun is tried again, because that worker does not work for this database. */
const waitsAgain = '{"state": "retry", "started_on": null, "heartbeat_on": null}'

/** Adds the saved jobs to the queues of this release and returns their number. */
export const insertJobs = async (client: pg.PoolClient, { jobs }: Manifest): Promise<number> => {
  const { rows } = await client.query<{ name: string }>(
    `select attname::text as name from pg_attribute where attrelid = '${jobTable}'::regclass and attnum > 0
      and not attisdropped and attgenerated = '' and attname = any($1)`,
    [jobs.columns],
  )
  const columns = rows.map(({ name }) => quoteName(name)).join(', ')
  if (columns === '') return 0
  const { rowCount } = await client.query(`
    insert into ${jobTable} (${columns})
    select ${columns} from pg_temp.saved_job, jsonb_populate_record(null::${jobTable},
      content || case content->>'state' when 'active' then '${waitsAgain}'::jsonb else '{}' end)`)
  return rowCount ?? 0
}
