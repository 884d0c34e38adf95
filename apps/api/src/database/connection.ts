import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { openEmbedded } from './embedded.ts'
import { openPool, type PoolLimits, servingLimits } from './open-pool.ts'
import type { DB } from './schema.ts'

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

type Server = {
  readonly url: string
  /** The most connections that write, and the most that only read; 10 each by default. */
  readonly poolSize?: number
  readonly readPoolSize?: number
  readonly limits?: PoolLimits
  readonly preparesStatements?: boolean
  /** The role with which the connections work, instead of the role that connects. */
  readonly role?: string | undefined
}

const openServer = (server: Server): Connection => {
  const {
    url,
    poolSize = 10,
    readPoolSize = poolSize,
    limits = servingLimits,
    preparesStatements = true,
    role,
  } = server
  const pool = openPool({ url, limits, preparesStatements, role, size: poolSize })
  const db = overPool(pool)
  const readOnly = overPool(openPool({ url, limits, preparesStatements, role, size: readPoolSize, isReadOnly: true }))
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
