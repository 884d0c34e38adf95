import { flushCompileCache } from 'node:module'
import { FolderInUse } from './database/folder-lock.ts'
import { MigrationFailed, OtherVersion } from './database/migrate.ts'
import { MigrationsMissing, SharedLoginUnprepared } from './database/open-migrated.ts'
import { demoAccounts, demoPassword } from './demo-data/demo-accounts.ts'
import { BadEnvironment, type Environment, readOwnEnvironment } from './environment.ts'
import { FilesElsewhere } from './integrations/files/claim-folder.ts'
import { collectShortLivedObjectsEarly } from './short-lived-objects.ts'
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

const runServer = async (environment: Environment): Promise<void> => {
  const server = await startServer(environment)
  greet(server)
  stopOnSignals(server)
  // With NODE_COMPILE_CACHE set, the next start is faster even when this process is killed.
  flushCompileCache()
}

collectShortLivedObjectsEarly()
try {
  const environment = readOwnEnvironment()
  // REL-016: the migrations as a step of their own, before the processes of a new release start.
  await (environment.ROLE === 'migrate' ? import('./commands/migrate.ts') : runServer(environment))
} catch (error) {
  const { message, stack } = error as Error
  const isExpected = [
    FolderInUse,
    OtherVersion,
    MigrationFailed,
    MigrationsMissing,
    SharedLoginUnprepared,
    FilesElsewhere,
    BadEnvironment,
  ].some((kind) => error instanceof kind)
  process.stderr.write(`${isExpected ? message : stack}\n`)
  process.exit(1)
}
