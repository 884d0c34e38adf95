import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from './database/connection.ts'
import { createTestDatabase } from './database/test-database.ts'
import { testedProgram } from './test-programs.ts'
import { startTestServer } from './test-server.ts'
import { bareEnvironment } from './threads/bare-environment.ts'

/** The tables of a database whose migrations had the numbers from before the first release. */
const olderVersion = `
  create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
  insert into kysely_migration values ('001-people', '2026-01-01'), ('046-banners-seen', '2026-01-01')`

const start = (environment: Record<string, string>) =>
  new Promise<{ code: unknown; err: string }>((resolve) => {
    const env = { ...bareEnvironment, PATH: process.env.PATH ?? '', PORT: '0', ...environment }
    execFile(process.execPath, [testedProgram('main')], { env }, (error, _out, err) =>
      resolve({ code: error?.code ?? 0, err }),
    )
  })

describe('a database of another version', () => {
  let folder = ''
  let server: Awaited<ReturnType<typeof createTestDatabase>>

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'girassol-older-'))
    server = await createTestDatabase()
    const embedded = await openDatabase({ folder })
    await embedded.pool.query(olderVersion)
    await embedded.close()
    const migrated = await openDatabase({ url: server.url })
    await migrated.pool.query(`update kysely_migration set name = '046-banners-seen' where name like '009-%'`)
    await migrated.close()
  })
  afterAll(async () => {
    await rm(folder, { recursive: true })
    await server.drop()
  })

  const begins = 'Este banco de dados foi criado por outra versão do Girassol e esta versão não o abre: '

  test('C-107 in a folder is refused at start with one sentence that names the folder to delete', async () => {
    const err = `${begins}para começar de novo, apague a pasta ${folder} ou escolha outra com DATA_DIR.\n`
    expect(await start({ DATA_DIR: folder })).toEqual({ code: 1, err })
  })

  test('C-107 on a server is refused at start with one sentence that demands an empty database', async () => {
    const err = `${begins}para começar de novo, use um banco de dados vazio.\n`
    expect(await start({ DATABASE_URL: server.url })).toEqual({ code: 1, err })
  })
})

test('REL-018 C-240 files on disk: a process whose folder is another one than that of the database is refused', async () => {
  const server = await createTestDatabase()
  const [first, second] = [
    await mkdtemp(join(tmpdir(), 'girassol-one-')),
    await mkdtemp(join(tmpdir(), 'girassol-two-')),
  ]
  const environment = { DATABASE_URL: server.url, LOG_LEVEL: 'silent' }
  const running = await startTestServer({ ...environment, DATA_DIR: first })
  try {
    const { code, err } = await start({ ...environment, DATA_DIR: second })
    expect(code).toBe(1)
    expect(err).toMatch(/^Os arquivos deste banco de dados estão em outra máquina ou pasta, e não em .*girassol-two-/)
    await running.kill()
    // The folder that moved with its files is the same one.
    await cp(first, join(second, 'moved'), { recursive: true })
    const again = await startTestServer({ ...environment, DATA_DIR: join(second, 'moved') })
    await again.kill()
  } finally {
    await running.kill()
    await server.drop()
    await rm(first, { recursive: true })
    await rm(second, { recursive: true })
  }
})
