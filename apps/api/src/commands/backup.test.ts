import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aPdf } from '@girassol/test-data/files'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../database/connection.ts'
import { lockFolder } from '../database/folder-lock.ts'
import { createEmptyDatabase, createTestDatabase } from '../database/test-database.ts'
import { demoPassword } from '../demo-data/demo-accounts.ts'
import { diskFiles } from '../integrations/files/disk-files.ts'
import { testedProgram } from '../test-programs.ts'
import { startTestServer } from '../test-server.ts'
import { bareEnvironment } from '../threads/bare-environment.ts'

const demo = join(import.meta.dirname, '../demo-data/catalogue.json')

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'girassol-commands-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Place = { readonly DATABASE_URL: string; readonly DATABASE_OWNER_URL?: string }

const run = (dataDir: string, command: string, ...options: string[]) => runAt(dataDir, undefined, [command, ...options])

const runAt = (dataDir: string, place: Place | undefined, [command, ...options]: readonly string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { ...bareEnvironment, PATH: process.env.PATH, DATA_DIR: join(folder, dataDir), ...place }
    execFile(process.execPath, [testedProgram(`commands/${command}`), ...options], { env }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    )
  })

test('REL-017 C-240 two commands move the embedded database and its files to another folder, and prove the logs', async () => {
  const archive = join(folder, 'day.tar')
  await run('data', 'import', 'catalogue', demo)
  const file = { key: 'orders/1/nota.pdf', bytes: Buffer.from(aPdf(), 'latin1'), contentType: 'application/pdf' }
  await diskFiles(join(folder, 'data', 'files')).put(file)
  expect(await run('data', 'backup', archive)).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(/^Backup de 20\S+Z em \S+day\.tar: \d{3,} linhas e 1 arquivos\.\n$/),
  })
  expect((await stat(archive)).mode & 0o077).toBe(0)
  const restored = await run('elsewhere', 'restore', archive)
  expect(restored).toMatchObject({ code: 0, err: '' })
  expect(restored.out).toContain('Restaurado o backup de')
  expect(restored.out).toMatch(/^security_event: /m)
  expect(await diskFiles(join(folder, 'elsewhere', 'files')).get(file.key)).toEqual(new Uint8Array(file.bytes))
}, 120_000)

test('REL-017 SEC-024 on a server the user of the application may save, the owner restores, and the portal starts as before', async () => {
  const [source, target] = [await createTestDatabase('demonstration'), await createEmptyDatabase()]
  const name = `portal_${randomUUID().replaceAll('-', '')}`
  const asApplication = (url: string) => url.replace('postgres:postgres@', `${name}:secret@`)
  const archive = join(folder, 'server.tar')
  const portal = (url: string): Place => ({ DATABASE_URL: asApplication(url) })
  const owned = (url: string): Place => ({ ...portal(url), DATABASE_OWNER_URL: url })
  expect(await runAt('server', owned(source.url), ['migrate'])).toMatchObject({ code: 0, err: '' })
  expect(await runAt('server', portal(source.url), ['backup', archive])).toMatchObject({ code: 0, err: '' })
  expect(await runAt('other', owned(target.url), ['restore', archive])).toMatchObject({ code: 0, err: '' })
  const server = await startTestServer({ ...portal(target.url), DATA_DIR: join(folder, 'other'), ROLE: 'api' })
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'administrator@girassol.demo', password: demoPassword }),
  })
  expect(answer.status).toBe(200)
  await server.kill()
  const connection = await openDatabase({ url: asApplication(target.url), poolSize: 2 })
  const { rows } = await sql<{ next: number; last: number }>`
    select nextval('app_user_id_seq') as next, max(id) as last from app_user`.execute(connection.db)
  expect(rows[0]?.next).toBe((rows[0]?.last ?? 0) + 1)
  await expect(sql`delete from security_event`.execute(connection.db)).rejects.toThrow('permission denied')
  await connection.close()
  await Promise.all([source.drop(), target.drop()])
}, 120_000)

test('REL-017 a locked folder, a missing archive and a wrong call are explained in one sentence', async () => {
  await mkdir(join(folder, 'locked'))
  const unlock = await lockFolder(join(folder, 'locked'))
  expect((await run('locked', 'backup', join(folder, 'a.tar'))).err).toContain('já está em uso')
  await unlock()
  expect((await run('empty', 'restore', join(folder, 'c.tar'))).err).toBe(
    `Arquivo não encontrado: ${join(folder, 'c.tar')}\n`,
  )
  expect((await run('empty', 'backup')).err).toMatch(/^Uso: npm run backup/)
  expect((await readdir(folder)).filter((name) => /^[ac]\.tar|empty/.test(name))).toEqual([])
}, 60_000)
