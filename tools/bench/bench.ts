import { fork } from 'node:child_process'
import { join } from 'node:path'
import { openDatabase } from '@girassol/api/database/connection'
import { migrate } from '@girassol/api/database/migrate'
import { startPostgres } from '@girassol/api/database/test-postgres'
import { refuseOldNode } from '../node-version.ts'
import { openBenchApplication } from './bench-application.ts'
import { listBenchCallers } from './bench-callers.ts'
import { readBenchOptions } from './bench-options.ts'
import { ratioTable, webTable } from './bench-report.ts'
import { fillBenchDatabase } from './fill-bench-database.ts'
import { prepareHotCalls } from './hot-calls.ts'
import { measureCalls } from './measure-calls.ts'
import { recordBareCalls } from './record-bare-calls.ts'
import type { BareOrder } from './serve-bare.ts'
import type { OurOrder } from './serve-ours.ts'
import { readWebSizes } from './web-sizes.ts'

/** `npm run bench`: how near each hot call comes to a bare handler that runs the very same statements. */
const poolSize = 10
const secret = 'a secret for measuring, long enough to sign with'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

type Server = { readonly port: number; readonly stop: () => void }

/** A server in a process of its own, so that neither shares a thread with the measuring. */
const serve = (file: string, order: OurOrder | BareOrder): Promise<Server> =>
  new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, file), { serialization: 'advanced' })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
    child.once('message', (port) => resolve({ port: Number(port), stop: () => void child.kill() }))
    child.send(order)
  })

const run = async (url: string): Promise<void> => {
  const options = readBenchOptions(process.argv.slice(2))
  const connection = await openDatabase({ url, poolSize })
  await migrate(connection.db)
  say(`Generating ${options.products} products, ${options.sellers} sellers and ${options.orders} orders…`)
  await fillBenchDatabase(connection.db, options)
  await connection.close()
  const { app, db, close } = await openBenchApplication({ url, poolSize, secret })
  const prepared = await prepareHotCalls(app, db, await listBenchCallers(app, db))
  const calls = prepared.filter(({ name }) => name.includes(options.only))
  say('Recording the statements of real calls…')
  const bare = await serve('serve-bare.ts', { url, poolSize, calls: await recordBareCalls(app, calls) })
  const ours = await serve('serve-ours.ts', { url, poolSize, secret })
  try {
    say(`Measuring ${options.rounds} interleaved rounds of ${options.seconds} s…\n`)
    const ports = { ours: ours.port, bare: bare.port }
    say(ratioTable(await measureCalls(calls, { ...options, ports })))
  } finally {
    ours.stop()
    bare.stop()
    await close()
  }
  say(`\n${webTable(readWebSizes())}`)
}

refuseOldNode()
const server = await startPostgres()
try {
  await server.server.createDatabase('bench')
  await run(`${server.url}/bench`)
} finally {
  await server.stop()
}
