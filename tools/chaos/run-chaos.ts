import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Connection, openDatabase } from '@girassol/api/database/connection'
import { freePort } from '@girassol/api/free-port'
import { type FakeProtheus, startFakeProtheus } from '@girassol/api/integrations/erp/fake-protheus'
import { createWorld } from './create-world.ts'
import { createDice, type Dice } from './dice.ts'
import { disturb, type Verdict } from './faults/disturb.ts'
import { chaosApplication, endConnections } from './faults/end-connections.ts'
import { fillDisk, mountSmallDisk, unmountSmallDisk } from './faults/fill-disk.ts'
import { holdLocks } from './faults/hold-locks.ts'
import { createMessageLoss } from './faults/lose-messages.ts'
import { restoreBackup } from './faults/restore-backup.ts'
import { sendHalfRequests } from './faults/send-half-requests.ts'
import { type KillableProcess, killableProcess } from './killable-process.ts'
import { liveAll, prepareOrders } from './live-all.ts'
import { createSecrets, erpFaults, type Secrets, toSettings } from './product-settings.ts'
import type { Figures } from './read-figures.ts'
import { callsTo } from './retrying-calls.ts'

export type ChaosOptions = {
  readonly databaseUrl: string
  readonly orders: number
  readonly kills: number
  readonly seed: number
  /** The time limit of the whole run. */
  readonly minutes: number
  readonly print: (line: string) => void
}

export type ChaosReport = {
  readonly violations: readonly string[]
  readonly verdicts: readonly Verdict[]
  readonly figures: Figures
}

const secondsBetweenKills = [1, 5] as const
const killedEarlyShare = 0.2
const uploaders = ['manager@girassol.demo', 'commercial@girassol.demo', 'financial@girassol.demo'] as const

type Victims = { readonly api: KillableProcess; readonly worker: KillableProcess; readonly url: string }

/**
 * Kills either process at random until the number of kills is reached; a killed process is down for up to a second.
 * Most are killed while working, some while starting.
 */
const killAtRandom = async ({ api, worker }: Victims, dice: Dice, kills: number): Promise<void> => {
  for (let killed = 0; killed < kills; killed += 1) {
    await wait(dice.between(...secondsBetweenKills) * 1000)
    const victim = dice.chance(0.5) ? api : worker
    await victim.kill()
    await wait(dice.between(0, 1000))
    const working = victim.start()
    if (!dice.chance(killedEarlyShare)) await working
  }
}

type Stage = {
  readonly connection: Connection
  readonly protheus: FakeProtheus
  readonly folder: string
  readonly hasSmallDisk: boolean
  readonly secrets: Secrets
}

const notPossible = { name: 'full disk', counted: 'only root may mount the small disk', times: null, violations: [] }

/** Lets orders live through the kills and the faults. */
const liveThroughFaults = async (options: ChaosOptions, stage: Stage, victims: Victims) => {
  const { api, worker, url } = victims
  const { orders: count, kills, seed, minutes, print } = options
  const { connection, protheus, folder, hasSmallDisk, secrets } = stage
  const { db } = connection
  const deadline = Date.now() + minutes * 60_000
  const calls = callsTo(url, { deadline, secrets })
  await api.start()
  const orders = await prepareOrders(db, calls, count)
  await worker.start()
  const loss = createMessageLoss(connection, createDice(seed + 3))
  const { world, end } = createWorld({ db, calls, protheus, seed, deadline, losesMessage: loss.loses })
  print(`${count} validated orders; ${kills} kills from now on`)
  const calm = new AbortController()
  const always = [endConnections, holdLocks, sendHalfRequests, loss.fault]
  const backup = restoreBackup(toSettings({ ...stage, databaseUrl: options.databaseUrl }))
  const faults = hasSmallDisk ? [...always, backup, fillDisk(join(folder, 'files'), uploaders)] : [...always, backup]
  const disturbing = disturb(faults, { db, calls, url, signal: calm.signal }, seed + 10)
  const killing = killAtRandom(victims, createDice(seed + 1), kills)
  const failed = await liveAll(world, orders, kills * 3000)
  await killing
  calm.abort()
  const verdicts = await disturbing
  return { failed, verdicts: hasSmallDisk ? verdicts : [...verdicts, notPossible], ...(await end(orders)) }
}

const run = async (options: ChaosOptions, stage: Stage): Promise<ChaosReport> => {
  const began = Date.now()
  const settings = { ...toSettings({ ...stage, databaseUrl: options.databaseUrl }), PORT: String(await freePort()) }
  const api = killableProcess({ ...settings, ROLE: 'api' })
  const worker = killableProcess({ ...settings, ROLE: 'worker', PORT: String(await freePort()) })
  try {
    const url = `http://127.0.0.1:${settings.PORT}`
    const { failed, verdicts, violations, figures } = await liveThroughFaults(options, stage, { api, worker, url })
    const ends = [...api.failures, ...worker.failures]
    const found = verdicts.flatMap((verdict) => verdict.violations)
    const seconds = Math.round((Date.now() - began) / 1000)
    return {
      violations: [...failed, ...ends, ...found, ...violations],
      verdicts,
      figures: { orders: options.orders, kills: options.kills, seconds, ...figures },
    }
  } finally {
    await Promise.all([api.kill(), worker.kill()])
  }
}

/** The address with a name by which the run's own connections are known. */
const nameConnections = (databaseUrl: string): string => {
  const url = new URL(databaseUrl)
  url.searchParams.set('application_name', chaosApplication)
  return url.href
}

/**
 * C-50, C-52, C-107, REL-021: runs orders while API and worker are killed at random, the ERP is slow and fails, the
 * gateway loses messages, connections are ended, rows stay locked, requests are never completed, the disk is full and a
 * backup is made. At the end the backup is restored. The database must be empty, except for its tables.
 */
export const runChaos = async (options: ChaosOptions): Promise<ChaosReport> => {
  const connection = await openDatabase({ url: nameConnections(options.databaseUrl), poolSize: 20 })
  const protheus = await startFakeProtheus([], erpFaults(createDice(options.seed + 2)))
  protheus.state.answersLater.add('cancellation')
  const folder = await mkdtemp(join(tmpdir(), 'girassol-chaos-'))
  const hasSmallDisk = await mountSmallDisk(folder)
  try {
    return await run(options, { connection, protheus, folder, hasSmallDisk, secrets: createSecrets() })
  } finally {
    if (hasSmallDisk) await unmountSmallDisk(folder)
    await rm(folder, { recursive: true, force: true })
    await protheus.close()
    await connection.close()
  }
}
