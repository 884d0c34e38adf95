import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Database, openDatabase } from '@girassol/api/database/connection'
import { sql } from 'kysely'
import { judgeLogs } from '../judge.ts'
import type { Fault, Scene } from './fault.ts'

const run = promisify(execFile)
const commands = join(import.meta.dirname, '../../../apps/api/src/commands')

const secondsBefore = [2, 6] as const
/** A backup whose connection is ended fails and is made again. */
const mostTries = 20

type Settings = Readonly<Record<string, string>>

/** Runs a command of the product. Returns what it complained about, or null. */
const command = (name: 'backup' | 'restore', path: string, settings: Settings): Promise<string | null> =>
  run(process.execPath, [join(commands, `${name}.ts`), path], { env: { ...process.env, ...settings } }).then(
    () => null,
    (error: { readonly stderr?: string }) => error.stderr || String(error),
  )

/** Makes a backup while everything goes on; the last tries come when it is calm. */
const makeBackup = async ({ dice, signal }: Scene, path: string, settings: Settings): Promise<string | null> => {
  await wait(dice.between(...secondsBefore) * 1000, undefined, { signal }).catch(() => undefined)
  let complaint: string | null = null
  for (let tries = 0; tries < mostTries; tries += 1) {
    complaint = await command('backup', path, settings)
    if (complaint === null) return null
  }
  return complaint
}

const countOrders = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ orders: number }>`select count(*)::int as orders from orders`.execute(db)
  return rows[0]?.orders ?? 0
}

/** Every order is there, and each with the log of its status. */
const judgeRestored = async (url: string, db: Database): Promise<string[]> => {
  const restored = await openDatabase({ url })
  try {
    const [before, after] = [await countOrders(db), await countOrders(restored.db)]
    const missing = before === after ? [] : [`${after} of ${before} orders were restored`]
    return [...missing, ...(await judgeLogs(restored.db))]
  } finally {
    await restored.close()
  }
}

/** REL-017: a backup is made in the middle of the run, and restored elsewhere at its end; `verify-audit` is part of it. */
export const restoreBackup = (settings: Settings & { readonly DATABASE_URL: string }): Fault => ({
  name: 'restored backup',
  counted: 'backups restored',
  disturb: async (scene) => {
    const { db, signal } = scene
    const folder = await mkdtemp(join(tmpdir(), 'girassol-chaos-backup-'))
    const path = join(folder, 'backup.tar')
    const elsewhere = new URL(settings.DATABASE_URL)
    const database = `${elsewhere.pathname.slice(1)}_restored`
    elsewhere.pathname = database
    try {
      const failed = await makeBackup(scene, path, settings)
      if (failed !== null) return { times: 0, violations: [failed] }
      // Restored when everything is calm: the run ends connections of this database alone, but the machine is busy.
      if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
      await sql`create database ${sql.id(database)}`.execute(db)
      const there = { ...settings, DATABASE_URL: elsewhere.href, DATA_DIR: join(folder, 'files') }
      const complaint = await command('restore', path, there)
      if (complaint !== null) return { times: 0, violations: [complaint] }
      return { times: 1, violations: await judgeRestored(elsewhere.href, db) }
    } finally {
      await sql`drop database if exists ${sql.id(database)} with (force)`.execute(db)
      await rm(folder, { recursive: true, force: true })
    }
  },
})
