import { flushCompileCache } from 'node:module'
import { FolderInUse } from './database/folder-lock.ts'
import { OtherVersion } from './database/migrate.ts'
import { demoAccounts, demoPassword } from './demo-data/demo-accounts.ts'
import { BadEnvironment, readEnvironment } from './environment.ts'
import { type RunningServer, startServer } from './start-server.ts'

const print = (line: string): void => void process.stdout.write(`${line}\n`)

const greet = ({ address, demo }: RunningServer): void => {
  if (address !== '') print(`\nGirassol em ${address}`)
  if (!demo) return
  print(`\nContas de demonstração, senha ${demoPassword}:`)
  for (const { email, label } of demoAccounts) print(`  ${email.padEnd(38)} ${label}`)
}

const stopOnSignals = (server: RunningServer): void => {
  let stopping = false
  const stop = (signal: string) => {
    if (stopping) process.exit(1)
    stopping = true
    print(`${signal}: encerrando…`)
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
}

try {
  const server = await startServer(readEnvironment(process.env))
  greet(server)
  stopOnSignals(server)
  // With NODE_COMPILE_CACHE set, the next start is faster even when this process is killed.
  flushCompileCache()
} catch (error) {
  const { message, stack } = error as Error
  const isExpected = [FolderInUse, OtherVersion, BadEnvironment].some((kind) => error instanceof kind)
  process.stderr.write(`${isExpected ? message : stack}\n`)
  process.exit(1)
}
