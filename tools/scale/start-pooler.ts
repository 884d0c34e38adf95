import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '@girassol/api/free-port'

const run = promisify(execFile)

export type Pooler = { readonly url: string; readonly stop: () => Promise<void> }

/** The user that runs PgBouncer, which refuses root. */
const otherUser = 'nobody'

/** Fewer connections to the server than one process of the product opens. */
const serverConnections = 5
const patienceMs = 10_000

const listens = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })
  socket.destroy()
  return isOpen
}

export const isPoolerInstalled = (): Promise<boolean> =>
  run('pgbouncer', ['--version']).then(
    () => true,
    () => false,
  )

type Login = { readonly user: string; readonly password: string }

/** PgBouncer in transaction mode in front of a server, for one user. */
export const startPooler = async (server: string, { user, password }: Login): Promise<Pooler> => {
  const folder = await mkdtemp(join(tmpdir(), 'girassol-pooler-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const { hostname, port: serverPort } = new URL(server)
  const users = join(folder, 'users.txt')
  await writeFile(users, `"${user}" "${password}"\n`, { mode: 0o644 })
  const settings = join(folder, 'pgbouncer.ini')
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${serverConnections}
max_client_conn = 200
`,
  )
  const asUser = userInfo().uid === 0 ? ['-u', otherUser] : []
  const pooler = spawn('pgbouncer', [...asUser, '-q', settings], { stdio: 'ignore' })
  const deadline = Date.now() + patienceMs
  while (!(await listens(port))) {
    if (pooler.exitCode !== null || Date.now() > deadline) throw new Error('PgBouncer did not start')
    await wait(50)
  }
  const stop = async () => {
    const ended = once(pooler, 'exit')
    pooler.kill('SIGINT')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  return { url: `postgres://${user}:${password}@127.0.0.1:${port}`, stop }
}
