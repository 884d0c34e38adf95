import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Database, openDatabase } from '@girassol/api/database/connection'
import { freePort } from '@girassol/api/free-port'
import { type FakeFaults, type FakeProtheus, startFakeProtheus } from '@girassol/api/integrations/erp/fake-protheus'
import { simulatedCharges } from '@girassol/api/integrations/gateway/simulated-charges'
import { simulatedGateway } from '@girassol/api/integrations/gateway/simulated-gateway'
import { sql } from 'kysely'
import { createDice, type Dice } from './dice.ts'
import { insertOrders } from './insert-orders.ts'
import { judge } from './judge.ts'
import { type KillableProcess, killableProcess } from './killable-process.ts'
import { type LifeName, liveOrder, lives, type World } from './live-order.ts'
import { callsTo } from './retrying-calls.ts'
import { countEffects, until, watchStatuses } from './watch.ts'

export type ChaosOptions = {
  readonly databaseUrl: string
  readonly orders: number
  readonly kills: number
  readonly seed: number
  /** The time limit of the whole run. */
  readonly minutes: number
  readonly print: (line: string) => void
}

export type ChaosReport = { readonly violations: readonly string[]; readonly figures: Readonly<Record<string, number>> }

const slowestMs = 300
const failingShare = 0.2
const erpTimeoutMs = 1500
const secondsBetweenKills = [1, 5] as const
const killedEarlyShare = 0.2

/** A slow ERP; every fifth call fails: an error, half a JSON, no response, or done without a response. */
const faults =
  (dice: Dice): FakeFaults =>
  () => ({
    delayMs: dice.between(0, slowestMs),
    failure: dice.chance(failingShare)
      ? dice.pick(['fails', 'halfJson', 'hangsUp', 'hangs', 'overQuota', 'html', 'losesAnswer', 'losesAnswer'])
      : null,
  })

const toSettings = (
  databaseUrl: string,
  protheus: FakeProtheus,
  secrets: { readonly erp: string; readonly payments: string },
) => ({
  NODE_ENV: 'development',
  DEMO: '1',
  DEMO_ORDERS: '0',
  LOG_LEVEL: 'fatal',
  DATABASE_URL: databaseUrl,
  HOST: '127.0.0.1',
  ERP: 'http',
  PROTHEUS_URL: protheus.url,
  OUTSIDE_JOB_MS: String(erpTimeoutMs),
  PROTHEUS_USERNAME: protheus.username,
  PROTHEUS_PASSWORD: protheus.password,
  ERP_EVENTS_SECRET: secrets.erp,
  PAYMENTS_WEBHOOK_SECRET: secrets.payments,
  SIMULATOR_SECONDS: '0',
  OUTBOX_RETRY_SECONDS: '1',
})

type Victims = readonly [api: KillableProcess, worker: KillableProcess]

/**
 * Kills either process at random until the number of kills is reached; a killed process is down for up to a second.
 * Most are killed while working, some while starting.
 */
const killAtRandom = async ([api, worker]: Victims, dice: Dice, kills: number): Promise<void> => {
  for (let killed = 0; killed < kills; killed += 1) {
    await wait(dice.between(...secondsBetweenKills) * 1000)
    const victim = dice.chance(0.5) ? api : worker
    await victim.kill()
    await wait(dice.between(0, 1000))
    const working = victim.start()
    if (!dice.chance(killedEarlyShare)) await working
  }
}

const chooseLife = (index: number): LifeName => {
  const names = Object.keys(lives) as LifeName[]
  return names[index % names.length] ?? 'delivered'
}

const unfinishedJobs = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ jobs: number }>`
    select count(*)::int as jobs from pgboss.job
    where name = 'erp.order-step' and state in ('created', 'retry', 'active')`.execute(db)
  return rows[0]?.jobs ?? 0
}

const giveMethods = async (db: Database, orders: readonly { id: number; life: LifeName }[]): Promise<void> => {
  for (const [life, some] of Map.groupBy(orders, ({ life: each }) => each)) {
    const ids = some.map(({ id }) => id)
    await db.updateTable('orders').set({ payment_method: lives[life].method }).where('id', 'in', ids).execute()
  }
}

const readFigures = async ({ db, calls, acknowledged }: World, protheus: FakeProtheus) => {
  const { rows } = await sql<{ jobs: number; retried: number; points: number; notices: number }>`
    select count(*)::int as jobs, count(*) filter (where retry_count > 0)::int as retried,
      (select count(*)::int from point_entry) as points, (select count(*)::int from notification) as notices
    from pgboss.job where name = 'erp.order-step'`.execute(db)
  return {
    calls: calls.figures.calls,
    unanswered: calls.figures.unanswered,
    serverErrors: calls.figures.failures,
    messages: acknowledged.size,
    messagesSent: [...acknowledged.values()].reduce((sum, times) => sum + times, 0),
    erpCalls: protheus.requests.length,
    erpEffects: protheus.state.effects.length,
    outboxJobs: rows[0]?.jobs ?? 0,
    outboxJobsRetried: rows[0]?.retried ?? 0,
    pointEntries: rows[0]?.points ?? 0,
    notifications: rows[0]?.notices ?? 0,
  }
}

/** Starts all orders during the kills. Returns what went wrong, by order. */
const liveAll = async (world: World, orders: readonly { id: number; life: LifeName }[], beginMs: number) => {
  const failed: string[] = []
  await Promise.all(
    orders.map(async ({ id, life }) => {
      await wait(world.dice.next() * beginMs)
      await liveOrder(world, id, life).catch((error: unknown) => failed.push(String(error)))
    }),
  )
  return failed
}

const run = async (options: ChaosOptions, db: Database, protheus: FakeProtheus): Promise<ChaosReport> => {
  const { orders: count, kills, seed, print, databaseUrl } = options
  const began = Date.now()
  const deadline = began + options.minutes * 60_000
  const secrets = { erp: randomBytes(32).toString('hex'), payments: randomBytes(32).toString('hex') }
  const settings = { ...toSettings(databaseUrl, protheus, secrets), PORT: String(await freePort()) }
  const api = killableProcess({ ...settings, ROLE: 'api' })
  const worker = killableProcess({ ...settings, ROLE: 'worker', PORT: String(await freePort()) })
  const calls = callsTo(`http://127.0.0.1:${settings.PORT}`, { deadline, secrets })
  const dice = createDice(seed)
  const [getEffects, acknowledged] = [countEffects(protheus), new Map<string, number>()]
  const gateway = simulatedGateway({ book: simulatedCharges(db) })
  try {
    await api.start()
    const ids = await insertOrders(db, calls, count)
    const orders = ids.map((id, index) => ({ id, life: chooseLife(index) }))
    await giveMethods(db, orders)
    await worker.start()
    const watch = watchStatuses(db)
    const { getStatus } = watch
    const world: World = { db, calls, dice, gateway, getEffects, deadline, acknowledged, getStatus }
    print(`${count} validated orders after ${Math.round((Date.now() - began) / 1000)} s; ${kills} kills from now on`)
    const killing = killAtRandom([api, worker], createDice(seed + 1), kills)
    const failed = await liveAll(world, orders, kills * 3000)
    await killing
    const quiet = await until('an empty outbox', async () => (await unfinishedJobs(db)) === 0, deadline).then(
      () => [],
      (error: unknown) => [String(error)],
    )
    await watch.stop()
    const ends = [...api.failures, ...worker.failures]
    const violations = [...failed, ...quiet, ...ends, ...(await judge({ world, orders, protheus }))]
    const figures = { orders: count, kills, seconds: Math.round((Date.now() - began) / 1000) }
    return { violations, figures: { ...figures, ...(await readFigures(world, protheus)) } }
  } finally {
    await Promise.all([api.kill(), worker.kill()])
  }
}

/**
 * C-50, C-52, C-107: runs orders while API and worker are killed at random and the ERP is slow and fails. The database
 * must be empty, except for its tables.
 */
export const runChaos = async (options: ChaosOptions): Promise<ChaosReport> => {
  const connection = await openDatabase({ url: options.databaseUrl, poolSize: 20 })
  const protheus = await startFakeProtheus([], faults(createDice(options.seed + 2)))
  protheus.state.answersLater.add('cancellation')
  try {
    return await run(options, connection.db, protheus)
  } finally {
    await protheus.close()
    await connection.close()
  }
}
