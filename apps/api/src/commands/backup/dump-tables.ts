import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { copyOut, type Session } from '../../database/copy-rows.ts'
import { BackupRefused } from './backup-refused.ts'
import type { Archive } from './create-archive.ts'
import { jobTable, type Manifest, toPartEntry } from './manifest.ts'

/** The rows of an archive are in parts of about this size, in bytes before their compression. */
const partBytes = 8 * 1024 * 1024

const newLine = 10
const compress = promisify(gzip)

const countLines = (bytes: Uint8Array): number => {
  let lines = 0
  for (let at = bytes.indexOf(newLine); at !== -1; at = bytes.indexOf(newLine, at + 1)) lines += 1
  return lines
}

/** Cuts a stream of rows behind a row, as soon as enough of them have arrived. */
const cutIntoParts = async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    const end = size + chunk.length < partBytes ? 0 : chunk.lastIndexOf(newLine) + 1
    if (end > 0) {
      yield Buffer.concat([...waiting, chunk.subarray(0, end)])
      waiting = []
      size = 0
    }
    waiting.push(Buffer.from(chunk.subarray(end)))
    size += chunk.length - end
  }
  if (size > 0) yield Buffer.concat(waiting)
}

type Source = { readonly name: string; readonly query: string }

/** Writes the rows of a query as parts of a table and returns their number. */
const dumpRows = async (session: Session, archive: Archive, { name, query }: Source): Promise<number> => {
  let rows = 0
  let part = 0
  for await (const bytes of cutIntoParts(copyOut(session, query))) {
    part += 1
    rows += countLines(bytes)
    await archive.add(toPartEntry(name, part), await compress(bytes, { level: 1 }))
  }
  return rows
}

type Columns = { readonly name: string; readonly columns: string[] }

/** Every table of the application, with the columns that are stored and not computed. */
const tablesQuery = `
  select relname::text as name, array_agg(attname::text order by attnum) as columns
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    and attgenerated = ''
  group by relname order by relname`

export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** '"orders" ("id", "status")' */
export const toTarget = ({ name, columns }: Columns): string =>
  `public.${quoteName(name)} (${columns.map(quoteName).join(', ')})`

const dumpTables = async (session: Session, archive: Archive): Promise<Manifest['tables']> => {
  const { rows } = await session.client.query<Columns>(tablesQuery)
  const tables: Manifest['tables'] = []
  for (const table of rows) {
    const { name, columns } = table
    tables.push({ name, columns, rows: await dumpRows(session, archive, { name, query: toTarget(table) }) })
  }
  return tables
}

/** The effects that are not delivered, or failed for good. The timetable starts its own jobs again (decision 037). */
const jobsQuery = `(select to_jsonb(job) from pgboss.job as job
  where state in ('created', 'retry', 'active', 'failed') and name not in (select name from pgboss.schedule)
  order by created_on, id)`

const dumpJobs = async (session: Session, archive: Archive): Promise<Manifest['jobs']> => {
  const { rows } = await session.client.query<{ columns: string[] | null }>(`
    select array_agg(attname::text order by attnum) as columns from pg_attribute
    where attrelid = to_regclass('${jobTable}') and attnum > 0 and not attisdropped and attgenerated = ''`)
  const columns = rows[0]?.columns ?? null
  if (columns === null) return { columns: [], rows: 0 }
  return { columns, rows: await dumpRows(session, archive, { name: jobTable, query: jobsQuery }) }
}

const instantQuery = `
  select to_char(clock_timestamp(), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as instant,
    array(select name::text from public.kysely_migration order by name) as migrations,
    array(select distinct on (chain) chain || ':' || position || ':' || encode(hash, 'hex')
      from public.line_hash order by chain, position desc) as anchors`

/** A sequence runs on outside of transactions: its value is at least that of the instant, which is what matters. */
const sequencesQuery = `
  select sequencename::text as name, last_value::text as value,
    has_sequence_privilege(format('%I.%I', schemaname, sequencename), 'usage, select') as "isReadable"
  from pg_sequences where schemaname = 'public' order by sequencename`

type Sequence = Manifest['sequences'][number]

/** A sequence that may not be read looks as if no number had been given yet; all would then be given again. */
const dumpSequences = async ({ client }: Session): Promise<Sequence[]> => {
  const { rows } = await client.query<Sequence & { isReadable: boolean }>(sequencesQuery)
  const hidden = rows.find(({ isReadable }) => !isReadable)
  if (hidden) throw new BackupRefused(`O usuário do banco de dados não pode ler a sequência ${hidden.name}.`)
  return rows.map(({ name, value }) => ({ name, value }))
}

type Dump = Pick<Manifest, 'instant' | 'migrations' | 'anchors' | 'tables' | 'sequences' | 'jobs'>

/** Writes every row of one instant to the archive: one snapshot, which changes made meanwhile do not touch (C-240). */
export const dumpDatabase = async (session: Session, archive: Archive): Promise<Dump> => {
  const { client } = session
  await client.query('begin isolation level repeatable read read only')
  try {
    await client.query("set local role none; set local timezone = 'UTC'; set local datestyle = 'ISO'")
    const { rows } = await client.query<Pick<Dump, 'instant' | 'migrations' | 'anchors'>>(instantQuery)
    const [head = { instant: '', migrations: [], anchors: [] }] = rows
    const tables = await dumpTables(session, archive)
    const jobs = await dumpJobs(session, archive)
    return { ...head, tables, sequences: await dumpSequences(session), jobs }
  } finally {
    await client.query('rollback')
  }
}
