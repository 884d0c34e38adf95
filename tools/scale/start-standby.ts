import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, cp, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Database, openDatabase } from '@girassol/api/database/connection'
import type { startPostgres } from '@girassol/api/database/test-postgres'
import { freePort } from '@girassol/api/free-port'
import { sql } from 'kysely'

const run = promisify(execFile)

type Primary = Awaited<ReturnType<typeof startPostgres>>

export type Standby = { readonly url: string; readonly stop: () => Promise<void> }

/** How long a standby may need to start, in milliseconds. */
const patienceMs = 60_000

/** One connection, because a backup begins and ends in the same one. */
const onOneConnection = async <Result>(url: string, work: (database: Database) => Promise<Result>): Promise<Result> => {
  const { db, close } = await openDatabase({ url, poolSize: 1 })
  try {
    return await db.connection().execute(work)
  } finally {
    await close()
  }
}

const answers = (url: string): Promise<boolean> =>
  onOneConnection(url, async (database) => {
    await sql`select 1`.execute(database)
    return true
  }).catch(() => false)

/** Copies the files of a running server, with what tells the copy where to begin. */
const copyData = (url: string, folder: string): Promise<string> =>
  onOneConnection(url, async (database) => {
    const { rows } = await sql<{ data_directory: string }>`show data_directory`.execute(database)
    const data = rows[0]?.data_directory ?? ''
    await sql`select pg_backup_start('standby', true)`.execute(database)
    await cp(data, folder, { recursive: true, filter: (name) => !/postmaster\.(?:pid|opts)$/.test(name) })
    const stopped = await sql<{ labelfile: string }>`select labelfile from pg_backup_stop(false)`.execute(database)
    await writeFile(join(folder, 'backup_label'), stopped.rows[0]?.labelfile ?? '')
    return data
  })

/** A server that replays what the primary does, this much later (REL-019). The primary goes on running. */
export const startStandby = async ({ url, executable }: Primary, delayMs: number): Promise<Standby> => {
  const parent = await mkdtemp(join(tmpdir(), 'girassol-standby-'))
  const folder = join(parent, 'data')
  const source = await copyData(`${url}/postgres`, folder)
  const { hostname, port: primaryPort } = new URL(url)
  const port = await freePort()
  await appendFile(
    join(folder, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${primaryPort} user=postgres password=postgres'
recovery_min_apply_delay = ${delayMs}
hot_standby_feedback = on
`,
  )
  await writeFile(join(folder, 'standby.signal'), '')
  // The server runs as the user of the primary's files, and refuses files of others.
  const { uid, gid } = await stat(source)
  await run('chown', ['-R', `${uid}:${gid}`, parent])
  const flags = ['-D', folder, '-p', String(port), '-c', 'unix_socket_directories=', '-c', 'max_connections=200']
  const server = spawn(executable, [...flags, '-c', 'fsync=off'], { uid, gid, stdio: 'ignore' })
  const address = `postgres://postgres:postgres@127.0.0.1:${port}`
  const deadline = Date.now() + patienceMs
  while (!(await answers(`${address}/postgres`))) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('the standby did not start')
    await wait(100)
  }
  const stop = async () => {
    const ended = once(server, 'exit')
    server.kill('SIGINT')
    await ended
    await rm(parent, { recursive: true, force: true })
  }
  return { url: address, stop }
}
