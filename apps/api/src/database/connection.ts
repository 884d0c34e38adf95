import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { openEmbedded } from './embedded.ts'
import { prepareStatements } from './prepared-statements.ts'
import type { DB } from './schema.ts'

// bigint and numeric columns with cents and counts fit a double; decimals that must stay exact are cast to text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (instant) => new Date(instant).toISOString())

export type Database = Kysely<DB>

export type Connection = {
  readonly db: Database
  /** For reads: on PostgreSQL its connections refuse writes, so that a read needs no transaction. */
  readonly readOnly: Database
  /** True for the embedded database: one connection, reads need their own READ ONLY transaction. */
  readonly embedded: boolean
  readonly pool: pg.Pool
  readonly close: () => Promise<void>
}

const overPool = (pool: pg.Pool): Database => new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })

type Server = { readonly url: string; readonly poolSize?: number; readonly preparesStatements?: boolean }

const openServer = ({ url, poolSize = 10, preparesStatements = true }: Server): Connection => {
  const options = {
    connectionString: url,
    max: poolSize,
    ...(preparesStatements && { onConnect: prepareStatements }),
  }
  const pool = new pg.Pool(options)
  const readers = new pg.Pool({ ...options, options: '-c default_transaction_read_only=on' })
  // A server that restarts drops idle connections; without a listener that error would end the process.
  for (const each of [pool, readers]) each.on('error', () => undefined)
  const db = overPool(pool)
  const readOnly = overPool(readers)
  const close = async () => {
    await readOnly.destroy()
    await db.destroy()
  }
  return { db, readOnly, embedded: false, pool, close }
}

type Place = Server | { readonly folder: string | null; readonly beginning?: Blob }

/**
 * Connects to a PostgreSQL server by its URL, or opens the embedded database in a folder (null: in memory, for tests).
 */
export const openDatabase = async (where: Place): Promise<Connection> => {
  if ('url' in where) return openServer(where)
  const embedded = await openEmbedded(where.folder, where.beginning)
  const db = overPool(embedded.pool)
  const close = async () => {
    await db.destroy()
    await embedded.close()
  }
  return { db, readOnly: db, embedded: true, pool: embedded.pool, close }
}
