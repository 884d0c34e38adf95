import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { lockFolder } from './folder-lock.ts'
import { createStatementPreparer } from './prepared-statements.ts'

export type Embedded = {
  readonly pool: pg.Pool
  /** Returns its files as a tar, which another database in memory can start from. */
  readonly dump: () => Promise<Blob>
  /** Runs a COPY to or from '/dev/blob'; `rows` are what it reads, the result what it writes. */
  readonly copyInMemory: (statement: string, rows?: Blob) => Promise<Blob>
  readonly close: () => Promise<void>
}

const extensions = { pg_trgm, unaccent }

const openLite = (folder: string | null, beginning: Blob | undefined): Promise<PGlite> =>
  PGlite.create({
    extensions,
    ...(folder !== null && { dataDir: join(folder, 'pglite') }),
    ...(beginning !== undefined && { loadDataDir: beginning }),
  })

/**
 * Opens PostgreSQL inside this process, with its files below `folder` (null: in memory); a new one starts empty or from a
 * dump. PGlite has no lock of its own, and two processes would destroy the files. The folder is therefore locked first,
 * and a locked folder is refused.
 */
export const openEmbedded = async (folder: string | null, beginning?: Blob): Promise<Embedded> => {
  if (folder !== null) await mkdir(folder, { recursive: true })
  const unlock = folder === null ? async () => undefined : await lockFolder(folder)
  try {
    const lite = await openLite(folder, beginning)
    const config = await createPgConfig(lite)
    const pool = new pg.Pool({ ...config, idleTimeoutMillis: 0, onConnect: createStatementPreparer() })
    const close = async () => {
      await lite.close()
      await unlock()
    }
    const dump = () => lite.dumpDataDir('none')
    const copyInMemory = async (statement: string, rows?: Blob) => {
      const { blob } = await lite.query(statement, [], rows === undefined ? {} : { blob: rows })
      return blob ?? new Blob()
    }
    return { pool, dump, copyInMemory, close }
  } catch (error) {
    await unlock()
    throw error
  }
}
