import { migrateOnly } from '../database/open-migrated.ts'
import { readOwnEnvironment } from '../environment.ts'
import { runCommand } from './run-command.ts'

const usage = 'Uso: npm run migrate'

const run = async (): Promise<void> => {
  const ran = await migrateOnly(readOwnEnvironment())
  const done = ran.length > 0 ? `Banco de dados atualizado: ${ran.join(', ')}` : 'O banco de dados já está atualizado.'
  process.stdout.write(`${done}\n`)
}

process.env.ROLE = 'migrate'
await runCommand(run, usage)
