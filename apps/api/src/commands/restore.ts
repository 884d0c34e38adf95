import { access } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { migrateOnly, openAsOwner } from '../database/open-migrated.ts'
import { readOwnEnvironment } from '../environment.ts'
import { readIntegrationSettings } from '../integrations/integration-settings.ts'
import { buildFiles } from '../integrations/integrations.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { WrongUse } from './explain-failure.ts'
import { reportAudit } from './report-audit.ts'
import { runCommand } from './run-command.ts'

const usage = `Uso: npm run restore -- <arquivo.tar> [--into-empty-schema] [--skip-numbers <n>]
  Restaura um backup em um banco de dados vazio, e os arquivos onde FILES diz.
  --into-empty-schema  aceita um banco de dados em que outros esquemas têm tabelas
  --skip-numbers       os próximos números pulam n, para não repetir os dados depois do backup`

const readOptions = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'into-empty-schema': { type: 'boolean', default: false },
      'skip-numbers': { type: 'string', default: '0' },
    },
  })
  const [path] = positionals
  const skipped = values['skip-numbers']
  if (path === undefined || positionals.length > 1 || !/^\d{1,6}$/.test(skipped)) throw new WrongUse(usage)
  return { path, intoEmptySchema: values['into-empty-schema'], skipNumbers: Number(skipped) }
}

const run = async (): Promise<void> => {
  const options = readOptions()
  const environment = readOwnEnvironment()
  const files = await buildFiles(readIntegrationSettings(process.env))
  await access(options.path)
  const connection = await openAsOwner(environment)
  try {
    const { instant, tables, files: count, anchors } = await restoreBackup({ connection, files, ...options })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    process.stdout.write(`Restaurado o backup de ${instant}: ${rows} linhas e ${count} arquivos.\n`)
    if (!(await reportAudit(connection.db, anchors))) process.exitCode = 1
  } finally {
    await connection.close()
  }
  // The user with which the application connects gets its rights in the new database.
  if (environment.DATABASE_URL !== undefined) await migrateOnly(environment)
}

await runCommand(run, usage)
