import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { openMigrated } from '../database/open-migrated.ts'
import { readOwnEnvironment } from '../environment.ts'
import { folderAttachments } from '../features/catalogue/files/folder-attachments.ts'
import { readCatalogueFile } from '../features/catalogue/import/catalogue-file.ts'
import { type ImportReport, importCatalogue } from '../features/catalogue/import/import-catalogue.ts'
import { readIntegrationSettings } from '../integrations/integration-settings.ts'
import { buildFiles } from '../integrations/integrations.ts'
import { runCommand } from './run-command.ts'

const usage = `Uso: npm run import -- catalogue <arquivo.csv|arquivo.json> [--check] [--skip-bad]
  --check     confere o arquivo e não grava nada
  --skip-bad  grava as linhas boas mesmo que haja linhas com erro`

const shownBadRows = 200

const print = (line: string): void => void process.stdout.write(`${line}\n`)
const printError = (line: string): void => void process.stderr.write(`${line}\n`)

const showProgress = (written: number, total: number): void => {
  if (process.stdout.isTTY) process.stdout.write(`\r  ${written} de ${total} produtos${written === total ? '\n' : ''}`)
  else print(`  ${written} de ${total} produtos`)
}

const printBadRows = ({ badRows }: ImportReport): void => {
  for (const { line, code, reasons } of badRows.slice(0, shownBadRows))
    printError(`  linha ${line} (${code || 'sem código'}): ${reasons.join('; ')}`)
  if (badRows.length > shownBadRows) printError(`  … e mais ${badRows.length - shownBadRows} linhas com erro`)
}

const outcome = (report: ImportReport, check: boolean): string => {
  const counted = `${report.good} de ${report.read} registros bons, ${report.kits} kits, ${report.badRows.length} com erro`
  if (report.written) return `Catálogo importado: ${counted}.`
  return check ? `Conferido, nada foi gravado: ${counted}.` : `Nada foi gravado: ${counted}. Corrija ou use --skip-bad.`
}

const runImport = async (path: string, options: { check: boolean; skipBad: boolean }): Promise<number> => {
  const environment = readOwnEnvironment()
  const file = await readCatalogueFile(await readFile(path), path)
  const { connection } = await openMigrated(environment)
  try {
    const now = new Date().toISOString()
    const attachments = folderAttachments(
      dirname(resolve(path)),
      await buildFiles(readIntegrationSettings(process.env)),
    )
    const report = await connection.db
      .transaction()
      .execute((tx) => importCatalogue(tx, file, { ...options, now, attachments, onProgress: showProgress }))
    // The search index buffers new entries until a vacuum, and after a first import the planner has no statistics.
    if (report.written) await sql`vacuum analyze product`.execute(connection.db)
    printBadRows(report)
    print(outcome(report, options.check))
    return report.badRows.length > 0 && !report.written ? 1 : 0
  } finally {
    await connection.close()
  }
}

const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false }, 'skip-bad': { type: 'boolean', default: false } },
  })
  const [what, path] = positionals
  if (what !== 'catalogue' || path === undefined) {
    printError(usage)
    process.exitCode = 2
  } else {
    process.exitCode = await runImport(path, { check: values.check, skipBad: values['skip-bad'] })
  }
}

await runCommand(run, usage)
