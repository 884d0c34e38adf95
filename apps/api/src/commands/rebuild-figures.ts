import { openMigrated } from '../database/open-migrated.ts'
import { readOwnEnvironment } from '../environment.ts'
import { rebuildFigures } from '../features/analytics/figures/fold-figures.ts'
import { runCommand } from './run-command.ts'

const usage = `Uso: npm run rebuild-figures
  Refaz os resumos dos indicadores a partir dos registros. O portal pode continuar no ar.`

/** ANA-011: makes the summaries of the figures anew. */
const run = async (): Promise<void> => {
  const { connection } = await openMigrated(readOwnEnvironment())
  try {
    process.stdout.write(`${await rebuildFigures({ connection })} fatos somados.\n`)
  } finally {
    await connection.close()
  }
}

await runCommand(run, usage)
