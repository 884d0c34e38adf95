import { migrateOnly } from '../database/open-migrated.ts'
import { readOwnEnvironment } from '../environment.ts'
import { explainFailure } from './explain-failure.ts'

const usage = 'Uso: npm run migrate'

process.env.ROLE = 'migrate'
try {
  const ran = await migrateOnly(readOwnEnvironment())
  const done = ran.length > 0 ? `Banco de dados atualizado: ${ran.join(', ')}` : 'O banco de dados já está atualizado.'
  process.stdout.write(`${done}\n`)
} catch (error) {
  process.stderr.write(`${explainFailure(error, usage)}\n`)
  process.exitCode = 1
}
