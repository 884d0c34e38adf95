import { parseArgs } from 'node:util'
import { openDatabase } from '@girassol/api/database/connection'
import { migrate } from '@girassol/api/database/migrate'
import { startPostgres } from '@girassol/api/database/test-postgres'
import { runChaos } from './chaos/run-chaos.ts'

const shownViolations = 30

const print = (line: string): void => void process.stdout.write(`${line}\n`)

const parseNumber = (name: string, text: string): number => {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 0) return value
  throw new RangeError(`--${name} takes a whole number, not ${text}`)
}

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '500' },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string', default: '20' },
  },
})
const options = {
  orders: Math.max(1, parseNumber('orders', values.orders)),
  kills: parseNumber('kills', values.kills),
  seed: parseNumber('seed', values.seed),
  minutes: parseNumber('minutes', values.minutes),
}

const postgres = await startPostgres()
try {
  await postgres.server.createDatabase('girassol_chaos')
  const databaseUrl = `${postgres.url}/girassol_chaos`
  const tables = await openDatabase({ url: databaseUrl })
  await migrate(tables.db)
  await tables.close()
  print(`seed ${options.seed}`)
  const { violations, figures } = await runChaos({ ...options, databaseUrl, print })
  for (const [name, value] of Object.entries(figures)) print(`${name.padEnd(18)} ${value}`)
  for (const violation of violations.slice(0, shownViolations)) print(`VIOLATION  ${violation}`)
  print(violations.length === 0 ? 'Nothing lost, nothing doubled' : `${violations.length} violations`)
  process.exitCode = violations.length === 0 ? 0 : 1
} finally {
  await postgres.stop()
}
process.exit()
