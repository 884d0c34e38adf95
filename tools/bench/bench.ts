import { fork } from 'node:child_process'
import { join } from 'node:path'
import { openDatabase } from '@girassol/api/database/connection'
import { migrate } from '@girassol/api/database/migrate'
import { startPostgres } from '@girassol/api/database/test-postgres'
import { refuseOldNode } from '../node-version.ts'
import { openBenchApplication } from './bench-application.ts'
import { listBenchCallers } from './bench-callers.ts'
import { type BenchOptions, readBenchOptions } from './bench-options.ts'
import { growthTable, type Measured, ratioTable, webTable } from './bench-report.ts'
import { fillBenchDatabase } from './fill-bench-database.ts'
import { findScans } from './find-scans.ts'
import { prepareHotCalls } from './hot-calls.ts'
import { measureCalls } from './measure-calls.ts'
import { recordBareCalls } from './record-bare-calls.ts'
import type { BareOrder } from './serve-bare.ts'
import type { OurOrder } from './serve-ours.ts'
import { readWebSizes } from './web-sizes.ts'

/** `npm run bench`: compares each hot call with a bare handler that runs the same SQL statements. */
const poolSize = 10
const secret = 'a secret for measuring, long enough to sign with'

const print = (line: string): void => void process.stdout.write(`${line}\n`)

type Server = { readonly port: number; readonly stop: () => void }

/** A server in its own process, so that it shares no thread with the measurement. */
const serve = (file: string, order: OurOrder | BareOrder): Promise<Server> =>
  new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, file), { serialization: 'advanced' })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
    child.once('message', (port) => resolve({ port: Number(port), stop: () => void child.kill() }))
    child.send(order)
  })

/** Sellers grow with the orders: fifty orders each. */
const sellersFor = ({ orders, sellers }: BenchOptions): number => Math.max(sellers, Math.floor(orders / 50))

const fill = async (url: string, options: BenchOptions): Promise<void> => {
  const connection = await openDatabase({ url, poolSize })
  await migrate(connection.db)
  print(`Generating ${options.products} products, ${options.sellers} sellers and ${options.orders} orders…`)
  await fillBenchDatabase(connection.db, options)
  await connection.close()
}

/** The number of rows from which a table is large; a full scan of a smaller one is correct. */
const manyOrders = 500_000

const printScans = (scans: readonly string[], { orders }: BenchOptions): void => {
  print(scans.length === 0 ? 'No statement reads a big table whole.\n' : `Read whole:\n${scans.join('\n')}\n`)
  if (scans.length > 0 && orders >= manyOrders) process.exitCode = 1
}

const measureAt = async (url: string, options: BenchOptions): Promise<Measured[]> => {
  await fill(url, options)
  const { app, db, close } = await openBenchApplication({ url, poolSize, secret })
  const prepared = await prepareHotCalls(app, db, await listBenchCallers(app, db))
  const calls = prepared.filter(({ name }) => name.includes(options.only))
  print('Recording the statements of real calls…')
  const recorded = await recordBareCalls(app, calls)
  printScans(await findScans(url, recorded), options)
  const bare = await serve('serve-bare.ts', { url, poolSize, calls: recorded })
  const ours = await serve('serve-ours.ts', { url, poolSize, secret })
  try {
    print(`Measuring ${options.rounds} interleaved rounds of ${options.seconds} s…\n`)
    const measured = await measureCalls(calls, { ...options, ports: { ours: ours.port, bare: bare.port } })
    print(`${ratioTable(measured)}\n`)
    return measured
  } finally {
    ours.stop()
    bare.stop()
    await close()
  }
}

const createDatabase = async ({ server, url }: Awaited<ReturnType<typeof startPostgres>>, name: string) => {
  await server.createDatabase(name)
  return `${url}/${name}`
}

refuseOldNode()
const postgres = await startPostgres()
try {
  const options = readBenchOptions(process.argv.slice(2))
  const small = await measureAt(await createDatabase(postgres, 'bench'), options)
  if (options.growTo > 0) {
    const grown = { ...options, orders: options.growTo }
    const large = await measureAt(await createDatabase(postgres, 'grown'), { ...grown, sellers: sellersFor(grown) })
    print(`${growthTable(small, large)}\n`)
  }
  print(webTable(readWebSizes()))
} finally {
  await postgres.stop()
}
