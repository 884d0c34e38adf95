import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Embedded } from './embedded.ts'
import { type Listen, listenOver } from './listen.ts'
import { openPool, type PoolLimits, servingLimits } from './open-pool.ts'
import { followReplica, type Replica } from './replica.ts'
import type { DB } from './schema.ts'

export type Database = Kysely<DB>

export type Connection = {
  readonly db: Database
  /** For reads. */
  readonly readOnly: Database
  /** Whether the connections of `readOnly` refuse writes, so that a read needs no transaction. */
  readonly refusesWrites: boolean
  /** For reads that may lag some moments behind (REL-019). */
  readonly replica: Replica | null
  /** True for the embedded database, which has one connection. */
  readonly embedded: boolean
  readonly pool: pg.Pool
  /** Absent behind a pooler, which gives a session to many. */
  readonly listen?: Listen
  /** COPY with the embedded database, which has no stream for its rows. */
  readonly copyInMemory?: Embedded['copyInMemory']
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
  /** The address of a replica, for reads that may lag. */
  readonly replicaUrl?: string | undefined
  /** Whether a pooler gives each transaction another connection, so that none can have settings of its own. */
  readonly sharesConnections?: boolean
}

/** Listens with a connection of its own, which is opened on first use. */
const listenApart =
  (openOne: () => pg.Pool): Listen =>
  async (...listening) => {
    const pool = openOne()
    const { close } = await listenOver(pool)(...listening)
    return {
      close: async () => {
        await close()
        await pool.end()
      },
    }
  }

const openServer = (server: Server): Connection => {
  const {
    url,
    poolSize = 10,
    readPoolSize = poolSize,
    limits = servingLimits,
    preparesStatements = true,
    role,
    replicaUrl,
    sharesConnections = false,
  } = server
  const common = { limits, preparesStatements, role, sharesConnections }
  const pool = openPool({ ...common, url, size: poolSize })
  const db = overPool(pool)
  const openReading = (address: string) =>
    overPool(openPool({ ...common, url: address, size: readPoolSize, isReadOnly: true }))
  const readOnly = openReading(url)
  const replica = replicaUrl === undefined ? null : followReplica(readOnly, openReading(replicaUrl))
  const close = async () => {
    await replica?.close()
    await readOnly.destroy()
    await db.destroy()
  }
  const listen = listenApart(() => openPool({ ...common, url, size: 1, keepsIdle: true }))
  const opened = { db, readOnly, refusesWrites: !sharesConnections, replica, embedded: false, pool, close }
  return sharesConnections ? opened : { ...opened, listen }
}

type Place = Server | { readonly folder: string | null; readonly beginning?: Blob }

/**
 * Connects to a PostgreSQL server by its URL, or opens the embedded database in a folder (null: in memory, for tests).
 */
export const openDatabase = async (where: Place): Promise<Connection> => {
  if ('url' in where) return openServer(where)
  // Imported only if it is used: a server of its own needs none of it.
  const { openEmbedded } = await import('./embedded.ts')
  const embedded = await openEmbedded(where.folder, where.beginning)
  const db = overPool(embedded.pool)
  const close = async () => {
    await db.destroy()
    await embedded.close()
  }
  const { pool, copyInMemory } = embedded
  const alone = { readOnly: db, refusesWrites: false, replica: null, embedded: true }
  return { ...alone, db, pool, listen: listenOver(pool), copyInMemory, close }
}
