import { spawn } from 'node:child_process'
import { buildWebIfChanged } from './build-web.ts'
import { refuseOldNode } from './node-version.ts'

refuseOldNode()
await buildWebIfChanged()

/** The server replaces this process as far as signals go: both are passed on, and its exit code is ours. */
const server = spawn(process.execPath, ['apps/api/src/main.ts'], {
  stdio: 'inherit',
  // What Node compiled at the last start it need not compile again.
  env: { NODE_COMPILE_CACHE: 'node_modules/.cache/girassol', ...process.env },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
