import { parseArgs } from 'node:util'
import { openMigrated } from '../database/open-migrated.ts'
import { readOwnEnvironment } from '../environment.ts'
import { reportAudit } from './report-audit.ts'
import { runCommand } from './run-command.ts'

const usage = `Uso: npm run verify-audit [-- --anchor <tabela>:<posição>:<hash>]
  Confere cada linha dos registros. Com --anchor, confere também que o registro ainda contém aquela linha.`

const run = async (): Promise<void> => {
  const { values } = parseArgs({ options: { anchor: { type: 'string', multiple: true, default: [] } } })
  const { connection } = await openMigrated(readOwnEnvironment())
  try {
    if (!(await reportAudit(connection.db, values.anchor))) process.exitCode = 1
  } finally {
    await connection.close()
  }
}

await runCommand(run, usage)
