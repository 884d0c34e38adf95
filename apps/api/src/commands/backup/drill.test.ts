import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { canActAsApplication } from '../../database/application-role.ts'
import { isBackupRunning } from '../../database/backup-lock.ts'
import type { Connection } from '../../database/connection.ts'
import { fingerprintContents } from '../../database/test-snapshot.ts'
import { hasAnchor, readAnchors, verifyLines } from '../../database/verify-lines.ts'
import { removeAvatarFile } from '../../features/profile/remove-avatar-file.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Files } from '../../integrations/files/files.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { describeShape, openDrill, openEmptyDatabase, openStore, toFileText } from './test-drill.ts'

const drills = [
  { kind: 'postgres', store: 's3', otherStore: 'disk' },
  { kind: 'pglite', store: 'disk', otherStore: 's3' },
] as const

const readText = async (files: Files, key: string): Promise<string | null> => {
  const bytes = await files.get(key)
  return bytes && Buffer.from(bytes).toString()
}

const readJobs = async ({ db }: Pick<Connection, 'db'>) => {
  const { rows } = await sql<{ id: string; name: string; state: string; data: object }>`
    select id, name, state, data from pgboss.job order by id`.execute(db)
  return rows
}

/** Four effects: one waits, a worker has begun another, one failed for good, and one is done. */
const addJobs = async ({ connection, boss }: Dependencies): Promise<void> => {
  const states = ['created', 'active', 'failed', 'completed'] as const
  const output = JSON.stringify({ message: 'é \\ um\n"erro"\t' })
  for (const state of states) {
    const email = `${state}@girassol.demo`
    const id = await boss.send('mail.access-changed', { userId: 1, email, changes: ['password'] })
    await sql`
      update pgboss.job set state = ${sql.lit(state)}, started_on = now(), output = ${output}::jsonb
      where id = ${id}`.execute(connection.db)
  }
}

describe.each(drills)('a backup of $kind with files in $store', ({ kind, store, otherStore }) => {
  let drill: Awaited<ReturnType<typeof openDrill>>

  beforeAll(async () => {
    drill = await openDrill(kind, store)
    await drill.placeOrder()
  }, 120_000)
  afterAll(() => drill.close())

  /** Restores an archive into a new database and another kind of storage. */
  const restoreElsewhere = async (path: string) => {
    const storage = await openStore(otherStore)
    const connection = await openEmptyDatabase(kind)
    const manifest = await restoreBackup({ connection, files: storage.files, path })
    const close = async () => {
      await connection.close()
      await storage.close()
    }
    return { connection, files: storage.files, manifest, close }
  }

  test('REL-017 C-240 while orders are placed: each order is there with all its rows and its file, or not at all', async () => {
    const path = join(drill.folder, 'running.tar')
    const acknowledged: number[] = []
    let isRunning = true
    const placing = (async () => {
      while (isRunning) acknowledged.push(await drill.placeOrder())
    })()
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(1), { timeout: 60_000 })
    const before = [...acknowledged]
    await makeBackup({ connection: drill.deps.connection, files: drill.files }, path)
    isRunning = false
    await placing
    const later = await drill.placeOrder()
    const restored = await restoreElsewhere(path)
    const { rows } = await sql<{ id: number; key: string; items: number; lines: number }>`
      select orders.id, storage_key as key,
        (select count(*) from order_item where order_id = orders.id) as items,
        (select count(*) from order_log where order_id = orders.id) as lines
      from orders join order_attachment on order_id = orders.id order by orders.id`.execute(restored.connection.db)
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(before))
    expect(rows.map(({ id }) => id)).not.toContain(later)
    for (const { id, key, items, lines } of rows) {
      expect({ items, lines: lines > 0, text: await readText(restored.files, key) }).toEqual({
        items: 2,
        lines: true,
        text: toFileText(id),
      })
    }
    for (const found of await verifyLines(restored.connection.db)) expect(found).not.toHaveProperty('fault')
    await restored.close()
  }, 120_000)

  test('REL-017 SEC-024 what is restored equals what was saved: rows, keys, triggers, numbers, files and the ends of the logs', async () => {
    const path = join(drill.folder, 'quiet.tar')
    const { connection } = drill.deps
    const strange = 'a\\b\tc\nd\r\\.\\N "é" 🌻'
    await connection.db.updateTable('orders').set({ additional_data: strange }).execute()
    const rows = await fingerprintContents(connection.db)
    const shape = await describeShape(connection)
    const made = await makeBackup({ connection, files: drill.files }, path)
    await drill.placeOrder()
    const restored = await restoreElsewhere(path)
    expect(await fingerprintContents(restored.connection.db)).toEqual(rows)
    expect(await describeShape(restored.connection)).toEqual(shape)
    expect(restored.manifest).toMatchObject(made)
    for (const key of await restored.files.list())
      expect(await restored.files.get(key), key).toEqual(await drill.files.get(key))
    expect((await restored.files.list()).length).toBe(made.files)
    const anchors = await readAnchors(restored.connection.db)
    expect(anchors.length).toBeGreaterThan(1)
    for (const anchor of anchors) expect(await hasAnchor(connection.db, anchor), anchor.chain).toBe(true)
    expect(await canActAsApplication(restored.connection.db)).toBe(true)
    await restored.close()
  }, 120_000)

  test('REL-017 C-107 undelivered and failed effects are restored; one that a worker had begun waits again', async () => {
    const path = join(drill.folder, 'jobs.tar')
    const { connection } = drill.deps
    await addJobs(drill.deps)
    const jobs = await readJobs(connection)
    await makeBackup({ connection, files: drill.files }, path)
    const restored = await restoreElsewhere(path)
    const expected = jobs
      .filter(({ state }) => state !== 'completed')
      .map((job) => (job.state === 'active' ? { ...job, state: 'retry' } : job))
    expect(expected.map(({ state }) => state)).toEqual(expect.arrayContaining(['created', 'retry', 'failed']))
    expect(await readJobs(restored.connection)).toEqual(expected)
    await restored.close()
  }, 120_000)

  test('REL-017 a database without tables has nothing to save', async () => {
    const connection = await openEmptyDatabase('postgres')
    await expect(makeBackup({ connection, files: drill.files }, join(drill.folder, 'none.tar'))).rejects.toThrow(
      'vazio',
    )
    await connection.close()
  })

  test('REL-017 a backup that fails leaves no file, and the next one works', async () => {
    const path = join(drill.folder, 'failed', 'x.tar')
    const { connection } = drill.deps
    await expect(makeBackup({ connection, files: drill.files }, path)).rejects.toThrow('ENOENT')
    const broken: Files = { ...drill.files, get: () => Promise.reject(new Error('the bucket is away')) }
    const other = join(drill.folder, 'broken.tar')
    await expect(makeBackup({ connection, files: broken }, other)).rejects.toThrow('the bucket is away')
    expect((await readdir(drill.folder)).filter((name) => name.startsWith('broken'))).toEqual([])
    await makeBackup({ connection, files: drill.files }, other)
    await expect(makeBackup({ connection, files: drill.files }, other)).rejects.toThrow('já existe')
  }, 60_000)
})

describe('files during a backup', () => {
  test('REL-017 a replaced picture of a user is not removed while a backup runs', async () => {
    const drill = await openDrill('postgres', 'disk')
    const { connection } = drill.deps
    const key = 'avatars/old.png'
    await drill.files.put({ key, bytes: Buffer.from('old'), contentType: 'image/png' })
    const seen: boolean[] = []
    const files: Files = {
      ...drill.files,
      list: async () => {
        seen.push(await isBackupRunning(connection.db))
        await expect(removeAvatarFile(drill.deps, { name: 'old.png' })).rejects.toThrow('a backup is running')
        return drill.files.list()
      },
    }
    await makeBackup({ connection, files }, join(drill.folder, 'x.tar'))
    expect(seen).toEqual([true])
    expect(await drill.files.exists(key)).toBe(true)
    await removeAvatarFile(drill.deps, { name: 'old.png' })
    expect(await drill.files.exists(key)).toBe(false)
    await drill.close()
  }, 60_000)
})
