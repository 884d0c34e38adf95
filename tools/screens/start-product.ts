import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@girassol/api/free-port'

const root = join(import.meta.dirname, '../..')

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/ready`).then(
    (answer) => answer.ok,
    () => false,
  )

const stopped = (server: ReturnType<typeof spawn>): Promise<void> =>
  new Promise((resolve) => {
    server.once('exit', () => resolve())
    server.kill('SIGTERM')
  })

/** Starts the product with the demonstration in its own folder; `stop` ends it and removes the folder. */
export const startProduct = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'girassol-screens-'))
  const port = await freePort()
  const server = spawn(process.execPath, ['tools/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      DEMO: '1',
      DEMO_ORDERS: '0',
      SIMULATOR_SECONDS: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const address = `http://127.0.0.1:${port}`
  while (!(await isReady(address))) {
    if (server.exitCode !== null) throw new Error(`the product ended with ${server.exitCode} before it was ready`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return {
    address,
    stop: async () => {
      await stopped(server)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
