import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Connection } from '../../database/connection.ts'
import { listMissing, migrate } from '../../database/migrate.ts'
import { freshDatabase } from '../../database/test-database.ts'
import { verifyLines } from '../../database/verify-lines.ts'
import { createArchive } from './create-archive.ts'
import { makeBackup } from './make-backup.ts'
import { checkArchive } from './read-archive.ts'
import { restoreBackup } from './restore-backup.ts'
import { openEmptyDatabase, openStore } from './test-drill.ts'

let folder: string
let path: string
let source: Connection
let storage: Awaited<ReturnType<typeof openStore>>
let target: Connection

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'girassol-restore-'))
  path = join(folder, 'good.tar')
  source = await freshDatabase('postgres', 'demonstration')
  const stored = await openStore('disk')
  for (const name of ['a.pdf', 'b.pdf'])
    await stored.files.put({
      key: `orders/1/${name}`,
      bytes: Buffer.from(`%PDF-${name}`),
      contentType: 'application/pdf',
    })
  await makeBackup({ connection: source, files: stored.files }, path)
  await stored.close()
  target = await openEmptyDatabase('postgres')
}, 120_000)
beforeEach(async () => {
  storage = await openStore('disk')
})
afterEach(() => storage.close())
afterAll(async () => {
  await target.close()
  await source.close()
  await rm(folder, { recursive: true })
})

const restore = (from: string) => restoreBackup({ connection: target, files: storage.files, path: from })

const countTables = async (): Promise<number> => {
  const { rows } = await sql<{ tables: number }>`
    select count(*) as tables from pg_tables where schemaname not in ('pg_catalog', 'information_schema', 'pgboss')`.execute(
    target.db,
  )
  return rows[0]?.tables ?? -1
}

type Damage = (bytes: Buffer) => Buffer

const flipAt =
  (find: (bytes: Buffer) => number): Damage =>
  (bytes) => {
    const at = find(bytes)
    const copy = Buffer.from(bytes)
    copy[at] = (copy[at] ?? 0) ^ 1
    return copy
  }

const damages: Readonly<Record<string, Damage>> = {
  'cut in the middle': (bytes) => bytes.subarray(0, bytes.length / 2),
  'cut before its manifest': (bytes) => bytes.subarray(0, bytes.indexOf('manifest.json')),
  'cut before its last entry': (bytes) => bytes.subarray(0, bytes.indexOf('manifest.sha256')),
  'cut to nothing': (bytes) => bytes.subarray(0, 0),
  'with another bit in a table': flipAt((bytes) => bytes.indexOf('tables/orders/') + 1024),
  'with another bit in a file': flipAt((bytes) => bytes.indexOf('%PDF-a.pdf') + 6),
  'with another bit in its manifest': flipAt((bytes) => bytes.lastIndexOf('"release"') + 12),
  'with a file of another name': (bytes) =>
    Buffer.from(bytes.toString('latin1').replace('orders/1/b.pdf', 'orders/1/c.pdf'), 'latin1'),
  'that is something else': () => Buffer.from('a letter, not an archive'),
}

test.each(Object.keys(damages))(
  'REL-017 an archive %s is refused in one sentence, and nothing is written',
  async (name) => {
    const damaged = join(folder, 'damaged.tar')
    await writeFile(damaged, damages[name]?.(await readFile(path)) ?? '')
    await expect(restore(damaged)).rejects.toThrow(
      /^O backup \S+ está incompleto ou danificado \(.+\)\. Nada foi restaurado\.$/,
    )
    expect(await countTables()).toBe(0)
    expect(await storage.files.list()).toEqual([])
  },
)

test('REL-017 an archive of a later release is refused with the name of its migration', async () => {
  const later = join(folder, 'later.tar')
  const { entries: _entries, ...manifest } = await checkArchive(path)
  const archive = await createArchive(later)
  await archive.finish({ ...manifest, migrations: [...manifest.migrations, '999-later'] })
  await expect(restore(later)).rejects.toThrow('999-later')
  expect(await countTables()).toBe(0)
})

test('REL-017 C-239 an archive of an earlier release is brought up to date, rows and all', async () => {
  const earlier = await openEmptyDatabase('postgres')
  await migrate(earlier.db, { last: '021-evidence' })
  await sql`
    insert into app_user (name, email, password_hash, roles) values ('Ana', 'ana@girassol.demo', '-', '{COMMERCIAL}');
    insert into security_event (made_at, kind, call, network, request_id) values (now(), 'sign-in', 'x', 'x', 'x')`.execute(
    earlier.db,
  )
  const from = join(folder, 'earlier.tar')
  const made = await makeBackup({ connection: earlier, files: storage.files }, from)
  expect(made.migrations.at(-1)).toBe('021-evidence')
  const connection = await openEmptyDatabase('postgres')
  await restoreBackup({ connection, files: storage.files, path: from })
  expect(await listMissing(connection.db)).toEqual([])
  expect(await connection.db.selectFrom('app_user').select('email').execute()).toEqual([{ email: 'ana@girassol.demo' }])
  expect(await connection.db.selectFrom('line_anchor').selectAll().execute()).toEqual([])
  for (const found of await verifyLines(connection.db)) expect(found).not.toHaveProperty('fault')
  await connection.close()
  await earlier.close()
}, 60_000)

test('REL-017 a restore that fails at its last step leaves the database empty, and the next one works', async () => {
  const connection = await openEmptyDatabase('postgres')
  const files = { ...storage.files, put: () => Promise.reject(new Error('the bucket is away')) }
  await expect(restoreBackup({ connection, files, path })).rejects.toThrow('the bucket is away')
  const { rows } = await sql`select from pg_tables where schemaname = 'public'`.execute(connection.db)
  expect(rows).toEqual([])
  await restoreBackup({ connection, files: storage.files, path })
  expect(await listMissing(connection.db)).toEqual([])
  await connection.close()
}, 60_000)

test('REL-017 C-240 a database that is not empty is refused; tables in other schemas are accepted when the operator says so', async () => {
  const connection = await openEmptyDatabase('postgres')
  const restoreHere = (options: { intoEmptySchema?: boolean } = {}) =>
    restoreBackup({ connection, files: storage.files, path, ...options })
  await sql`create table letter (id integer)`.execute(connection.db)
  await expect(restoreHere()).rejects.toThrow('não está vazio (public.letter)')
  await expect(restoreHere({ intoEmptySchema: true })).rejects.toThrow('não está vazio (public.letter)')
  await sql`drop table letter; create schema other; create table other.letter (id integer)`.execute(connection.db)
  await expect(restoreHere()).rejects.toThrow('não está vazio (other.letter)')
  await restoreHere({ intoEmptySchema: true })
  await expect(restoreHere({ intoEmptySchema: true })).rejects.toThrow('não está vazio')
  expect((await connection.db.selectFrom('app_user').select('id').execute()).length).toBeGreaterThan(5)
  await connection.close()
}, 60_000)

test('REL-017 two restores at once: one fills the database, the other is refused and changes nothing', async () => {
  const connection = await openEmptyDatabase('postgres')
  const results = await Promise.allSettled([1, 2].map(() => restoreBackup({ connection, files: storage.files, path })))
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await connection.close()
}, 60_000)

test('REL-017 the next order skips the numbers that other systems may know from after the instant', async () => {
  const connection = await openEmptyDatabase('postgres')
  await restoreBackup({ connection, files: storage.files, path, skipNumbers: 500 })
  const next = async ({ db }: Connection) => {
    const { rows } = await sql<{ id: number }>`select nextval('orders_id_seq') as id`.execute(db)
    return rows[0]?.id ?? 0
  }
  expect((await next(connection)) - (await next(source))).toBe(500)
  await connection.close()
}, 60_000)
