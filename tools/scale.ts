import { parseArgs } from 'node:util'
import { startPostgres } from '@girassol/api/database/test-postgres'
import { runScale } from './scale/run-scale.ts'

const print = (line: string): void => void process.stdout.write(`${line}\n`)

/** `npm run scale`: the product with a replica for reads, and behind PgBouncer. */
const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '2000' },
    writes: { type: 'string', default: '200' },
    delay: { type: 'string', default: '300' },
  },
})

const primary = await startPostgres()
try {
  const [calls, writes, delayMs] = [values.calls, values.writes, values.delay].map(Number)
  if (!calls || !writes || !delayMs) throw new RangeError('--calls, --writes and --delay take numbers above 0')
  const { replica, pooler } = await runScale({ primary, calls, writes, delayMs, print })
  const show = (name: string, value: number | string) => print(`${name.padEnd(44)} ${value}`)
  show('replica: median of the hot calls, ms', replica.medianMs.toFixed(1))
  show('replica: transactions that it served', replica.transactions)
  show('replica: lists behind, for others', `${replica.othersBehind} of ${writes}`)
  show('replica: lists without the own write', `${replica.ownMissing} of ${writes}`)
  if (pooler === null) print('PgBouncer is not installed: not measured')
  else {
    show('PgBouncer: median of the hot calls, ms', pooler.medianMs.toFixed(1))
    show('PgBouncer: connections to the server', pooler.serverConnections)
    show('PgBouncer: lists without the own write', `${pooler.ownMissing} of ${writes}`)
  }
  const isUsed = replica.transactions > 0 && replica.othersBehind > 0
  process.exitCode = isUsed && replica.ownMissing === 0 && (pooler?.ownMissing ?? 0) === 0 ? 0 : 1
} finally {
  await primary.stop()
}
process.exit()
