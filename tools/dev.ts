import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from './gates/repository.ts'
import { refuseOldNode } from './node-version.ts'

refuseOldNode()
/** The port that apps/web/vite.config.ts forwards /api to. */
const apiPort = '3000'

/** The API restarts when its sources change; the browser uses the server of Vite. */
const start = (args: readonly string[], folder: string): ChildProcess =>
  spawn(process.execPath, args, {
    cwd: join(projectRoot, folder),
    stdio: 'inherit',
    env: { ...process.env, PORT: apiPort, DEMO: process.env.DEMO ?? '1' },
  })

const processes = [
  start(['--watch', 'apps/api/src/main.ts'], '.'),
  start([join(projectRoot, 'node_modules/vite/bin/vite.js')], 'apps/web'),
]

const stopAll = (): void => {
  for (const child of processes) child.kill('SIGTERM')
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll)
for (const child of processes)
  child.on('exit', (code) => {
    process.exitCode = code ?? 0
    stopAll()
  })
