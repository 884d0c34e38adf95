import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { lockFolder } from './folder-lock.ts'

export type Embedded = { readonly pool: pg.Pool; readonly close: () => Promise<void> }

/**
 * PostgreSQL inside this process, its files below `folder` (null: in memory). It has no lock of its own and two
 * processes would destroy it, so the folder is locked first; a held folder is refused.
 */
export const openEmbedded = async (folder: string | null): Promise<Embedded> => {
  if (folder !== null) await mkdir(folder, { recursive: true })
  const unlock = folder === null ? async () => undefined : await lockFolder(folder)
  try {
    const options = { extensions: { pg_trgm, unaccent } }
    const lite = folder === null ? await PGlite.create(options) : await PGlite.create(join(folder, 'pglite'), options)
    const pool = new pg.Pool(await createPgConfig(lite))
    const close = async () => {
      await lite.close()
      await unlock()
    }
    return { pool, close }
  } catch (error) {
    await unlock()
    throw error
  }
}
