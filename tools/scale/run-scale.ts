import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@girassol/api/database/connection'
import type { startPostgres } from '@girassol/api/database/test-postgres'
import { startTestServer } from '@girassol/api/test-server'
import { sql } from 'kysely'
import { callHot, checkOwnWrites, type Reads } from './check-reads.ts'
import { isPoolerInstalled, startPooler } from './start-pooler.ts'
import { startStandby } from './start-standby.ts'

export type ScaleOptions = {
  readonly primary: Awaited<ReturnType<typeof startPostgres>>
  /** How much later than the primary the replica does the same, in milliseconds. */
  readonly delayMs: number
  readonly calls: number
  readonly writes: number
  readonly print: (line: string) => void
}

export type ScaleReport = {
  readonly replica: Reads & { readonly transactions: number }
  /** Null where PgBouncer is not installed. */
  readonly pooler: (Reads & { readonly serverConnections: number }) | null
}

const database = 'girassol_scale'
const login = { user: 'girassol_portal', password: 'girassol_portal' } as const
const browsers = 8

const readNumber = async (url: string, query: string): Promise<number> => {
  const { db, close } = await openDatabase({ url, poolSize: 1 })
  const { rows } = await sql.raw<{ number: number }>(query).execute(db)
  await close()
  return rows[0]?.number ?? 0
}

/** The transactions that a server has ended in the database. */
const countTransactions = (url: string): Promise<number> =>
  readNumber(`${url}/postgres`, `select xact_commit::int as number from pg_stat_database where datname = '${database}'`)

type Settings = Readonly<Record<string, string>>

/** Starts the product, measures, and stops it. */
const measure = async (settings: Settings, { calls, writes, delayMs }: ScaleOptions): Promise<Reads> => {
  const server = await startTestServer({ NODE_ENV: 'production', ...settings })
  try {
    const medianMs = await callHot(server.url, { calls, browsers })
    return { ...(await checkOwnWrites(server.url, { times: writes, settleMs: 3 * delayMs + 500 })), medianMs }
  } finally {
    await server.kill()
  }
}

const measureReplica = async (settings: Settings, options: ScaleOptions): Promise<ScaleReport['replica']> => {
  const standby = await startStandby(options.primary, options.delayMs)
  try {
    const before = await countTransactions(standby.url)
    const replicaUrl = `${standby.url}/${database}`
    const reads = await measure({ ...settings, DATABASE_REPLICA_URL: replicaUrl }, options)
    return { ...reads, transactions: (await countTransactions(standby.url)) - before }
  } finally {
    await standby.stop()
  }
}

const program = join(import.meta.dirname, '../../apps/api/src/main.ts')

/** Gives the login behind the pooler its settings, as an operator does. */
const migrateThrough = (settings: Settings): void => {
  const env = { ...process.env, ...settings, ROLE: 'migrate' }
  const { status } = spawnSync(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`migrate ended with ${status}`)
}

const measurePooler = async (settings: Settings, options: ScaleOptions): Promise<ScaleReport['pooler']> => {
  if (!(await isPoolerInstalled())) return null
  const pooler = await startPooler(options.primary.url, login)
  try {
    const owner = `${options.primary.url}/${database}`
    const pooled = { ...settings, DATABASE_URL: `${pooler.url}/${database}`, DATABASE_POOLER: 'transaction' }
    migrateThrough({ ...pooled, DATABASE_OWNER_URL: owner })
    const reads = await measure({ ...pooled, DATABASE_OWNER_URL: owner }, options)
    const connected = `select count(*)::int as number from pg_stat_activity where usename = '${login.user}'`
    return { ...reads, serverConnections: await readNumber(`${options.primary.url}/postgres`, connected) }
  } finally {
    await pooler.stop()
  }
}

/** REL-019, C-241: runs the hot calls and the check of own writes with a replica, and behind PgBouncer. */
export const runScale = async (options: ScaleOptions): Promise<ScaleReport> => {
  const { primary, print } = options
  await primary.server.createDatabase(database)
  const folder = await mkdtemp(join(tmpdir(), 'girassol-scale-'))
  const settings = { DATABASE_URL: `${primary.url}/${database}`, DATA_DIR: folder, DEMO: '1', DEMO_ORDERS: '0' }
  try {
    print('With a replica')
    const replica = await measureReplica(settings, options)
    print('Behind PgBouncer')
    return { replica, pooler: await measurePooler(settings, options) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
