import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '@girassol/api/database/connection'
import { freePort } from '@girassol/api/free-port'
import { type FakeProtheus, startFakeProtheus } from '@girassol/api/integrations/erp/fake-protheus'
import { createWorld } from '../create-world.ts'
import { type KillableProcess, killableProcess } from '../killable-process.ts'
import { liveAll, prepareOrders } from '../live-all.ts'
import { createSecrets, type Secrets, toSettings } from '../product-settings.ts'
import type { Figures } from '../read-figures.ts'
import { callsTo } from '../retrying-calls.ts'
import { until } from '../watch.ts'
import { callAllDay, type Tally } from './call-all-day.ts'
import { type ReadyProxy, startProxy } from './start-proxy.ts'

export type RollingOptions = {
  readonly databaseUrl: string
  readonly orders: number
  /** The least number of calls of users. */
  readonly calls: number
  readonly apis: number
  readonly workers: number
  /** How long each user waits between two calls. */
  readonly pauseMs: number
  readonly seed: number
  readonly minutes: number
  readonly print: (line: string) => void
}

export type RollingReport = { readonly violations: readonly string[]; readonly figures: Figures }

const usersAtOnce = 6
const ordersBeginMs = 20_000

type Placed = { readonly url: string; readonly process: KillableProcess }

/** Processes of one role, each at a port of its own. They stop as in production: after the proxy had time to notice. */
const placeProcesses = (count: number, settings: Readonly<Record<string, string>>): Promise<Placed[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const port = String(await freePort())
      const process = killableProcess({ ...settings, NODE_ENV: 'production', TRUST_PROXY: '1', PORT: port })
      return { url: `http://127.0.0.1:${port}`, process }
    }),
  )

/** Replaces each process in turn, again and again until enough was called. Returns how many were replaced. */
const replaceOneByOne = async (
  placed: readonly Placed[],
  { proxy, ready, isEnough, deadline }: { proxy: ReadyProxy; ready: number; isEnough: () => boolean; deadline: number },
): Promise<number> => {
  let replaced = 0
  do {
    for (const { process } of placed) {
      await process.stop()
      await process.start()
      await until('all processes ready', () => proxy.isReady(ready), deadline)
      replaced += 1
    }
  } while (!isEnough() && Date.now() < deadline)
  return replaced
}

/** A message that had to be sent again, and a job that was run again, are failures here. */
const judgeRuns = ({ unanswered, serverErrors, outboxJobsRetried }: Figures): string[] => [
  ...(unanswered || serverErrors ? [`${unanswered} calls had no response, ${serverErrors} an error`] : []),
  ...(outboxJobsRetried ? [`${outboxJobsRetried} jobs were run more than once`] : []),
]

const neverLost = async () => false

/** The users add to the cart all day; a product that sells out would refuse them. */
const stockUp = (db: Database) => db.updateTable('product').set({ remaining_quantity: 1_000_000 }).execute()

type Stage = {
  readonly options: RollingOptions
  readonly db: Database
  readonly protheus: FakeProtheus
  readonly secrets: Secrets
  readonly all: readonly Placed[]
  readonly proxy: ReadyProxy
  readonly deadline: number
}

/** Lets users call and orders live while the processes are replaced. */
const replaceUnderLoad = async ({ options, db, protheus, secrets, all, proxy, deadline }: Stage) => {
  const calls = callsTo(proxy.url, { deadline, secrets })
  const orders = await prepareOrders(db, calls, options.orders)
  await stockUp(db)
  const { world, end } = createWorld({ db, calls, protheus, deadline, seed: options.seed, losesMessage: neverLost })
  const tally: Tally = { done: 0, failures: [] }
  const evening = new AbortController()
  const [{ id: orderId } = { id: 0 }] = orders
  const callers = Array.from({ length: usersAtOnce }, (_, first) =>
    callAllDay(calls, { orderId, first, pauseMs: options.pauseMs, signal: evening.signal }, tally),
  )
  options.print(`${options.apis} APIs, ${options.workers} workers, ${orders.length} orders; replaced from now on`)
  const living = liveAll(world, orders, ordersBeginMs)
  const isEnough = () => tally.done >= options.calls
  const replaced = await replaceOneByOne(all, { proxy, ready: options.apis, isEnough, deadline })
  const failed = await living
  evening.abort()
  await Promise.all(callers)
  const { violations, figures } = await end(orders)
  return {
    violations: [...tally.failures, ...failed, ...violations, ...judgeRuns(figures)],
    figures: { replaced, usersCalls: tally.done, failedCalls: tally.failures.length, ...figures },
  }
}

const run = async (options: RollingOptions, db: Database, protheus: FakeProtheus): Promise<RollingReport> => {
  const deadline = Date.now() + options.minutes * 60_000
  const folder = await mkdtemp(join(tmpdir(), 'girassol-rolling-'))
  const secrets = createSecrets()
  const settings = toSettings({ databaseUrl: options.databaseUrl, protheus, secrets, folder })
  const apis = await placeProcesses(options.apis, { ...settings, ROLE: 'api' })
  const all = [...apis, ...(await placeProcesses(options.workers, { ...settings, ROLE: 'worker' }))]
  const proxy = await startProxy(apis.map(({ url }) => url))
  try {
    for (const { process } of all) await process.start()
    await until('all processes ready', () => proxy.isReady(options.apis), deadline)
    const { violations, figures } = await replaceUnderLoad({ options, db, protheus, secrets, all, proxy, deadline })
    return { violations: [...violations, ...all.flatMap(({ process }) => process.failures)], figures }
  } finally {
    await Promise.all(all.map(({ process }) => process.kill()))
    await proxy.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * REL-020, C-232, C-241: several API processes behind a proxy, and several workers, are replaced one by one while users
 * call and orders live. The database must be empty, except for its tables.
 */
export const runRolling = async (options: RollingOptions): Promise<RollingReport> => {
  const connection = await openDatabase({ url: options.databaseUrl, poolSize: 20 })
  const protheus = await startFakeProtheus([])
  protheus.state.answersLater.add('cancellation')
  try {
    return await run(options, connection.db, protheus)
  } finally {
    await protheus.close()
    await connection.close()
  }
}
