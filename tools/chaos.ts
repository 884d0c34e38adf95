import { parseArgs } from 'node:util'
import { openDatabase } from '@girassol/api/database/connection'
import { migrate } from '@girassol/api/database/migrate'
import { startPostgres } from '@girassol/api/database/test-postgres'
import type { Verdict } from './chaos/faults/disturb.ts'
import { runRolling } from './chaos/rolling/run-rolling.ts'
import { runChaos } from './chaos/run-chaos.ts'

const shownViolations = 30
const rollingApis = 3
const rollingWorkers = 2

const print = (line: string): void => void process.stdout.write(`${line}\n`)

const parseNumber = (name: string, text: string): number => {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 0) return value
  throw new RangeError(`--${name} takes a whole number, not ${text}`)
}

const { values } = parseArgs({
  options: {
    orders: { type: 'string' },
    kills: { type: 'string', default: '20' },
    rolling: { type: 'boolean', default: false },
    calls: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string', default: '20' },
  },
})

const printVerdict = ({ name, counted, times, violations }: Verdict): void => {
  const verdict = times === null ? 'not possible here' : violations.length === 0 ? 'nothing lost' : 'VIOLATED'
  print(`${name.padEnd(18)} ${String(times ?? '-').padStart(6)}  ${counted.padEnd(40)} ${verdict}`)
}

const common = {
  seed: parseNumber('seed', values.seed),
  minutes: parseNumber('minutes', values.minutes),
  print,
}
const countOrders = (usually: string) => Math.max(1, parseNumber('orders', values.orders ?? usually))

const runOnce = async (databaseUrl: string) => {
  if (values.rolling) {
    const calls = parseNumber('calls', values.calls)
    const processes = { apis: rollingApis, workers: rollingWorkers }
    return runRolling({ ...common, ...processes, databaseUrl, calls, pauseMs: 0, orders: countOrders('60') })
  }
  const kills = parseNumber('kills', values.kills)
  const { verdicts, ...report } = await runChaos({ ...common, databaseUrl, kills, orders: countOrders('500') })
  for (const verdict of verdicts) printVerdict(verdict)
  return report
}

const postgres = await startPostgres()
try {
  await postgres.server.createDatabase('girassol_chaos')
  const databaseUrl = `${postgres.url}/girassol_chaos`
  const tables = await openDatabase({ url: databaseUrl })
  await migrate(tables.db)
  await tables.close()
  print(`seed ${common.seed}`)
  const { violations, figures } = await runOnce(databaseUrl)
  for (const [name, value] of Object.entries(figures)) print(`${name.padEnd(18)} ${value}`)
  for (const violation of violations.slice(0, shownViolations)) print(`VIOLATION  ${violation}`)
  print(violations.length === 0 ? 'Nothing lost, nothing doubled' : `${violations.length} violations`)
  process.exitCode = violations.length === 0 ? 0 : 1
} finally {
  await postgres.stop()
}
process.exit()
