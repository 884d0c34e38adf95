import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describeSimulated } from '@girassol/domain/setup'
import type { FastifyInstance } from 'fastify'
import { compose, composeWorker } from './app.ts'
import type { Connection } from './database/connection.ts'
import { keepSetting } from './database/keep-setting.ts'
import { openMigrated } from './database/open-migrated.ts'
import { loadDemoClaims } from './demo-data/after-orders/load-demo-claims.ts'
import { loadDemoNegotiations } from './demo-data/after-orders/load-demo-negotiations.ts'
import { loadDemoSites } from './demo-data/after-orders/load-demo-sites.ts'
import { demonstration } from './demo-data/demo-accounts.ts'
import { loadDemoBanners } from './demo-data/demo-banners.ts'
import { loadDemoData } from './demo-data/load-demo-data.ts'
import { loadDemoOrders } from './demo-data/load-demo-orders.ts'
import type { Environment } from './environment.ts'
import type { Dependencies } from './http/dependencies.ts'
import { serveMetrics } from './http/metrics.ts'
import { removeLeftFiles } from './http/receive-file.ts'
import { installedFile } from './installation/installed-files.ts'
import { simulatedTitles } from './integrations/erp/simulated-titles.ts'
import { claimFolder } from './integrations/files/claim-folder.ts'
import { simulatedCharges } from './integrations/gateway/simulated-charges.ts'
import type { IntegrationLog } from './integrations/integration-log.ts'
import { listSimulatedSystems, readIntegrationSettings } from './integrations/integration-settings.ts'
import { buildIntegrations } from './integrations/integrations.ts'
import { lookupAnswers } from './integrations/lookup-answers.ts'
import { createOutsideMetrics } from './integrations/outside-metrics.ts'
import type { CallObserver } from './integrations/outside-system.ts'
import { deliverEffects } from './jobs/deliver-effects.ts'
import { deliverWebhooks } from './jobs/deliver-webhooks.ts'
import { startOutsideSimulators } from './jobs/outside-simulators.ts'
import { createTimetable, runTimetable } from './jobs/timetable.ts'
import { startBoss } from './outbox/boss.ts'
import { createQueues } from './outbox/queues.ts'
import { loadSessionSecret } from './session-secret.ts'

const builtWeb = installedFile('../../web/dist')

const print = (line: string): void => void process.stdout.write(`${line}\n`)

/** The migrated database, and whether the demonstration was loaded just now. */
const prepareDatabase = async (environment: Environment) => {
  const { connection, ran } = await openMigrated(environment)
  if (ran.length > 0) print(`Banco de dados atualizado: ${ran.join(', ')}`)
  const isNewDemo = environment.demo && (await loadDemoData(connection.db, new Date().toISOString()))
  if (isNewDemo) print('Dados de demonstração carregados.')
  return { connection, isNewDemo }
}

const log = (level: 'info' | 'warn', message: string, fields: object): void => {
  const stream = level === 'info' ? process.stdout : process.stderr
  stream.write(`${JSON.stringify({ level, message, ...fields })}\n`)
}
const warn = (message: string, fields: object = {}): void => log('warn', message, fields)

/** Also logs that a system is not called any more, and that it is called again (REL-007). */
const logAway = (observer: CallObserver): CallObserver => ({
  ...observer,
  away: (system, isAway) => {
    observer.away(system, isAway)
    warn(isAway ? 'outside system is away' : 'outside system answers again', { system })
  },
})

/** The log of the adapters: their info lines are logged only if the server's own are. */
const integrationLog = ({ LOG_LEVEL }: Environment): IntegrationLog => ({
  info: (fields, message) => {
    if (LOG_LEVEL === 'info' || LOG_LEVEL === 'debug') log('info', message, fields)
  },
  warn: (fields, message) => warn(message, fields),
})

const isGuarded = ({ NODE_ENV, demo }: Environment): boolean => NODE_ENV === 'production' && !demo

const prepareUploads = async ({ DATA_DIR }: Environment): Promise<string> => {
  const folder = join(DATA_DIR, 'uploads')
  await removeLeftFiles(folder)
  return folder
}

const readSignatureSecrets = (environment: Environment): Dependencies['signatureSecrets'] => ({
  erp: environment.ERP_EVENTS_SECRET,
  payments: environment.PAYMENTS_WEBHOOK_SECRET,
  freight: environment.FRETEFY_WEBHOOK_SECRET,
})

const buildDependencies = async (environment: Environment, connection: Connection): Promise<Dependencies> => {
  const works = environment.ROLE !== 'api'
  const settings = readIntegrationSettings(process.env)
  const boss = await startBoss(connection, { works, onError: (error) => warn('job queue', { error: error.message }) })
  await createQueues(boss, {
    first: environment.OUTBOX_RETRY_SECONDS,
    longest: environment.OUTBOX_LONGEST_RETRY_SECONDS,
  })
  if (works) await createTimetable({ boss, connection })
  const outsideMetrics = createOutsideMetrics()
  const ports = await buildIntegrations(process.env, {
    observer: logAway(outsideMetrics.observer),
    log: integrationLog(environment),
    lookupCache: lookupAnswers(connection.db),
    gatewayBook: simulatedCharges(connection.db),
    titleBook: simulatedTitles(connection.db),
    now: () => new Date(),
    ...(environment.PUBLIC_URL && { publicUrl: environment.PUBLIC_URL }),
  })
  return {
    connection,
    boss,
    ports,
    uploadsFolder: await prepareUploads(environment),
    clock: () => new Date().toISOString(),
    sessionSecret: environment.SESSION_SECRET ?? (await loadSessionSecret(connection.db)),
    previousSecret: environment.SESSION_SECRET_PREVIOUS,
    signatureSecrets: readSignatureSecrets(environment),
    demonstration: environment.demo ? demonstration : null,
    simulates: environment.demo && settings.ERP === 'simulated',
    simulatedSystems: listSimulatedSystems(settings),
    publicUrl: environment.PUBLIC_URL,
    trustProxy: environment.TRUST_PROXY,
    clearStorageRelease: environment.CLEAR_STORAGE_RELEASE,
    log: integrationLog(environment),
    logLevel: environment.LOG_LEVEL,
    webFolder: existsSync(join(builtWeb, 'index.html')) ? builtWeb : null,
    guarded: isGuarded(environment) ? { metricsToken: environment.METRICS_TOKEN } : undefined,
    checkResponses: false,
    outsideMetrics: outsideMetrics.registry,
  }
}

/** REL-018: with files on disk, all processes of a database use the same folder. */
const requireOwnFolder = async (connection: Connection): Promise<void> => {
  const settings = readIntegrationSettings(process.env)
  if (settings.FILES !== 'disk') return
  try {
    await claimFolder(join(settings.DATA_DIR, 'files'), (id) => keepSetting(connection.db, 'files.folder', id))
  } catch (error) {
    await connection.close()
    throw error
  }
}

export type RunningServer = { readonly address: string; readonly demo: boolean; readonly stop: () => Promise<void> }

const nothing = async () => undefined

/**
 * Runs in the background, because a visitor may log in at once. Returns the function that ends it after the current
 * purchase.
 */
const startDemoOrders = (deps: Dependencies): (() => Promise<void>) => {
  let ending = false
  const onError = (error: unknown) => warn('demonstration orders', { error: String(error) })
  const loading = loadDemoOrders(deps, { onError, isEnding: () => ending })
    .then(() => (ending ? undefined : loadDemoSites(deps)))
    .then(() => (ending ? undefined : loadDemoClaims(deps)))
    .then(() => (ending ? undefined : loadDemoNegotiations(deps)))
    .catch(onError)
  return async () => {
    ending = true
    await loading
  }
}

/**
 * Starts the worker: effects, webhooks, the timetable and, in a demonstration, orders and simulators. Returns the
 * function that stops all but effects and timetable.
 */
const startWork = async (deps: Dependencies, environment: Environment): Promise<() => Promise<void>> => {
  await deliverEffects(deps)
  await runTimetable(deps)
  const endWebhooks = deliverWebhooks(deps, (error) => warn('webhooks', { error: String(error) }))
  if (!environment.demo || !deps.simulates) return endWebhooks
  const endOrders = environment.demoOrders ? startDemoOrders(deps) : nothing
  const paceSeconds = environment.SIMULATOR_SECONDS
  const onError = (error: unknown) => warn('simulated outside', { error: String(error) })
  const endOutside = paceSeconds === 0 ? nothing : startOutsideSimulators(deps, { paceSeconds, onError })
  return async () => {
    await Promise.all([endWebhooks(), endOrders().then(endOutside)])
  }
}

/** Waits for the work, but not longer than `ms`. */
const atMost = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, sleep(ms, undefined, { ref: false })])

/**
 * How long each step of a stop may take, in milliseconds (C-232): together less than the 25 s after which an operator's
 * tools kill a process. The proxy needs some seconds to see that /ready refuses before connections are refused too.
 */
const stopMs = { proxy: 5000, calls: 10_000, jobs: 8000, database: 1000 } as const

const closeServer = async (app: FastifyInstance): Promise<void> => {
  const hurry = setTimeout(() => app.server.closeAllConnections(), stopMs.calls)
  await app.close()
  clearTimeout(hurry)
}

/** Opens the database, migrates, loads demo data where allowed, and starts worker and HTTP as ROLE says. */
export const startServer = async (environment: Environment): Promise<RunningServer> => {
  const { connection, isNewDemo } = await prepareDatabase(environment)
  await requireOwnFolder(connection)
  let isStopping = false
  const built = { ...(await buildDependencies(environment, connection)), isStopping: () => isStopping }
  const simulated = describeSimulated(built.simulatedSystems)
  if (simulated !== undefined) print(simulated)
  if (isNewDemo) await loadDemoBanners(connection.db, built.ports.files)
  const publicUrl = environment.PUBLIC_URL ?? `http://${environment.HOST}:${environment.PORT}`
  const isWorker = environment.ROLE === 'worker'
  const app = await (isWorker ? composeWorker(built) : compose(built))
  const { HOST: host, METRICS_PORT: metricsPort } = environment
  if (metricsPort !== undefined) await serveMetrics(app, { port: metricsPort, host })
  const address = await app.listen({ port: environment.PORT, host })
  const deps = { ...built, publicUrl: environment.PUBLIC_URL ?? (isWorker ? publicUrl : address) }
  const endWork = environment.ROLE === 'api' ? nothing : await startWork(deps, environment)
  // In this order: no new calls and running calls finish; no new jobs and running jobs finish; then the database
  // closes.
  const stop = async () => {
    isStopping = true
    if (environment.NODE_ENV === 'production') await sleep(stopMs.proxy)
    await closeServer(app)
    // A job that is still running then goes back to its queue.
    const endJobs = () => built.boss.stop({ graceful: true, timeout: stopMs.jobs - 1000 })
    await atMost(stopMs.jobs, endWork().then(endJobs))
    await atMost(stopMs.database, connection.close())
  }
  return { address: isWorker ? '' : address, demo: environment.demo, stop }
}
