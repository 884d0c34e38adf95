import { parseArgs } from 'node:util'
import { openAsOwner } from '../database/open-migrated.ts'
import { readOwnEnvironment } from '../environment.ts'
import { readIntegrationSettings } from '../integrations/integration-settings.ts'
import { buildFiles } from '../integrations/integrations.ts'
import { makeBackup } from './backup/make-backup.ts'
import { WrongUse } from './explain-failure.ts'
import { runCommand } from './run-command.ts'

const usage = `Uso: npm run backup -- <arquivo.tar>
  Guarda o banco de dados e os arquivos do mesmo instante. O arquivo não pode existir.`

const run = async (): Promise<void> => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [path] = positionals
  if (path === undefined || positionals.length > 1) throw new WrongUse(usage)
  const environment = readOwnEnvironment()
  const files = await buildFiles(readIntegrationSettings(process.env))
  const connection = await openAsOwner(environment)
  try {
    const { instant, tables, files: count } = await makeBackup({ connection, files }, path)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    process.stdout.write(`Backup de ${instant} em ${path}: ${rows} linhas e ${count} arquivos.\n`)
  } finally {
    await connection.close()
  }
}

await runCommand(run, usage)
