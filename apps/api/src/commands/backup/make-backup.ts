import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import { backupLock } from '../../database/backup-lock.ts'
import type { Connection } from '../../database/connection.ts'
import { migrationLock } from '../../database/migrate.ts'
import { installedFile } from '../../installation/installed-files.ts'
import type { Files } from '../../integrations/files/files.ts'
import { BackupRefused } from './backup-refused.ts'
import { type Archive, createArchive } from './create-archive.ts'
import { dumpDatabase } from './dump-tables.ts'
import { type Manifest, toFileEntry } from './manifest.ts'

/** How many files are copied at the same time: a bucket needs some milliseconds for each. */
export const filesAtOnce = 16

const readRelease = async (): Promise<string> => {
  const text = await readFile(installedFile('../package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

/** Every file of the storage; one that is gone by now was never whole, because no file is removed during a backup. */
const addFiles = async (archive: Archive, files: Files): Promise<number> => {
  const keys = await files.list()
  let added = 0
  for (let at = 0; at < keys.length; at += filesAtOnce) {
    const some = keys.slice(at, at + filesAtOnce)
    const contents = await Promise.all(some.map((key) => files.get(key)))
    for (const [index, key] of some.entries()) {
      const bytes = contents[index] ?? null
      if (bytes === null) continue
      await archive.add(toFileEntry(key), bytes)
      added += 1
    }
  }
  return added
}

const isMigrated = async (client: pg.PoolClient): Promise<boolean> => {
  const { rows } = await client.query("select to_regclass('public.kysely_migration') is not null as found")
  return rows[0].found
}

/** During the work no file is removed and no migration runs. */
const withoutChanges = async <Result>(connection: Connection, work: (client: pg.PoolClient) => Promise<Result>) => {
  const client = await connection.pool.connect()
  try {
    const { rows } = await client.query(`select pg_try_advisory_lock_shared(${migrationLock}) as free`)
    if (!rows[0].free) throw new BackupRefused('Uma migração está em andamento. Faça o backup quando ela terminar.')
    await client.query(`select pg_advisory_lock_shared(${backupLock})`)
    if (!(await isMigrated(client))) throw new BackupRefused('O banco de dados está vazio: não há o que guardar.')
    return await work(client)
  } finally {
    await client.query('select pg_advisory_unlock_all()')
    client.release()
  }
}

export type Storage = {
  /** Opened as the owner of the tables. */
  readonly connection: Connection
  readonly files: Files
}

/**
 * REL-017, C-240: writes the database and the files of one instant to a new archive and returns its manifest. The
 * application may go on working. The rows come first: each file that they name was stored before its row, and stays
 * until the backup ends. Refuses a path that exists, an empty database, and one that is being migrated; an error leaves
 * no archive.
 */
export const makeBackup = async ({ connection, files }: Storage, path: string): Promise<Omit<Manifest, 'entries'>> => {
  const archive = await createArchive(path)
  try {
    const manifest = await withoutChanges(connection, async (client) => {
      const dump = await dumpDatabase({ client, connection }, archive)
      return { format: 1 as const, release: await readRelease(), ...dump, files: await addFiles(archive, files) }
    })
    await archive.finish(manifest)
    return manifest
  } catch (error) {
    await archive.discard()
    throw error
  }
}
