import { spawn } from 'node:child_process'
import { buildWebIfChanged } from './build-web.ts'
import { refuseOldNode } from './node-version.ts'

refuseOldNode()
await buildWebIfChanged()

/** Both signals are passed on to the server, and its exit code becomes that of this process. */
const server = spawn(process.execPath, ['apps/api/src/main.ts'], {
  stdio: 'inherit',
  // Node reuses what it compiled at the last start.
  env: { NODE_COMPILE_CACHE: 'node_modules/.cache/girassol', ...process.env },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
