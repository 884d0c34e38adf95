import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import type { Endpoint, RequestFor } from '@girassol/contract/http/endpoint'
import { toUrl } from '@girassol/contract/http/endpoint'
import { fileBody } from '@girassol/contract/http/file'
import { restoreSharedValues } from '@girassol/contract/http/shared-values'
import type { SigningSystem } from '@girassol/contract/inbound'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { compose } from './app.ts'
import type { Contents } from './database/test-contents.ts'
import { type DatabaseKind, freshDatabase, type ServerOptions } from './database/test-database.ts'
import { demonstration, demoPassword } from './demo-data/demo-accounts.ts'
import type { Dependencies, StreamTimes } from './http/dependencies.ts'
import { signatureHeader, signBody, timestampHeader } from './http/signature.ts'
import type { ArrivalLimits } from './http/slow-requests.ts'
import type { ShareLimits } from './http/write-share.ts'
import { simulatedTitles } from './integrations/erp/simulated-titles.ts'
import { simulatedCharges } from './integrations/gateway/simulated-charges.ts'
import { listSimulatedSystems, readIntegrationSettings } from './integrations/integration-settings.ts'
import { buildIntegrations, type Integrations } from './integrations/integrations.ts'
import { lookupAnswers } from './integrations/lookup-answers.ts'
import { createOutsideMetrics } from './integrations/outside-metrics.ts'
import type { CallLimits } from './integrations/outside-system.ts'
import { startBoss } from './outbox/boss.ts'
import { rememberQueues } from './outbox/queues.ts'
import { type OpenStream, readStream } from './test-stream.ts'

export type ApplicationOptions = {
  readonly kind?: DatabaseKind
  readonly contents?: Contents
  readonly ports?: Partial<Integrations>
  /** The environment variables that choose the adapters; all are simulated by default. */
  readonly environment?: Readonly<Record<string, string>>
  readonly demo?: boolean
  /** A stream ends at once by default, because `inject` waits for the end of a response. */
  readonly streams?: StreamTimes
  readonly writeShare?: ShareLimits
  readonly arrival?: ArrivalLimits
  readonly database?: ServerOptions
  /** The limits of the calls to outside systems. */
  readonly limits?: CallLimits
  /** Receives the log lines of level info and above; nothing is logged without it. */
  readonly logStream?: Writable
}

/** A logged-in user, who calls endpoints by their contract object. */
export type Caller = <E extends Endpoint>(
  endpoint: E,
  request?: RequestFor<E>,
  headers?: Record<string, string>,
) => Promise<LightMyRequestResponse>

export type TestApplication = {
  readonly app: FastifyInstance
  readonly deps: Dependencies
  /** Moves the clock of rules and use cases. */
  readonly setNow: (instant: string) => void
  readonly anonymous: Caller
  /** Logs a demo account in; a given ERP code of a seller is sent as the selected seller. */
  readonly as: (email: string, sellerCode?: string) => Promise<Caller>
  /** Opens a stream of events for a demo account; it stays open until the test or the server closes it. */
  readonly follow: <E extends Endpoint>(email: string, endpoint: E, request?: RequestFor<E>) => Promise<OpenStream>
  /** Calls as another system: signed now, unless the headers say otherwise. */
  readonly signed: (endpoint: Endpoint, body: unknown, system?: SigningSystem) => Promise<LightMyRequestResponse>
  readonly close: () => Promise<void>
}

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

const toPath = (endpoint: Endpoint, { params = {}, query = {} }: Parts): string => {
  const path = toUrl(endpoint.path).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  return search.size > 0 ? `${path}?${search}` : path
}

const createCaller =
  (app: FastifyInstance, fixed: Record<string, string>): Caller =>
  async (endpoint, request, headers = {}) => {
    const parts = (request ?? {}) as Parts
    const response = await app.inject({
      method: endpoint.method,
      url: toPath(endpoint, parts),
      // The browser of the application sends this header with every call.
      headers: {
        'x-requested-with': 'girassol',
        ...(endpoint.body === fileBody && { 'content-type': 'application/octet-stream' }),
        ...fixed,
        ...headers,
      },
      ...(parts.body === undefined ? {} : { payload: parts.body as object }),
    })
    const readJson = response.json.bind(response)
    return Object.assign(response, { json: () => restoreSharedValues(readJson()) })
  }

type Signed = { readonly endpoint: Endpoint; readonly body: unknown; readonly secret: string; readonly now: string }

/** A request with the headers of its signature. */
export const signedRequest = ({ endpoint, body, secret, now }: Signed) => {
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  const timestamp = String(Math.floor(new Date(now).getTime() / 1000))
  const headers = { [timestampHeader]: timestamp, [signatureHeader]: signBody(secret, timestamp, payload) }
  return {
    method: endpoint.method,
    url: toUrl(endpoint.path),
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  }
}

const logIn = async (app: FastifyInstance, email: string): Promise<string> => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: demoPassword },
  })
  if (answer.statusCode !== 200) throw new Error(`${email}: ${answer.body}`)
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

const createFollower = (app: FastifyInstance): TestApplication['follow'] => {
  // One session for each account, because login attempts are counted.
  const sessions = new Map<string, Promise<string>>()
  return async (email, endpoint, request) => {
    const session = sessions.get(email) ?? logIn(app, email)
    sessions.set(email, session)
    const url = toPath(endpoint, (request ?? {}) as Parts)
    const headers = { cookie: await session }
    return readStream(await app.inject({ method: endpoint.method, url, headers, payloadAsStream: true }))
  }
}

/** The secrets with which other systems sign in tests. */
export const testSecrets = {
  erp: 'what the ERP signs with',
  payments: 'what the gateway signs',
  freight: 'what the hub signs',
}

const silent = { info: () => undefined, warn: () => undefined }

/** The real application on its own database; every response is checked against its contract. */
export const testApplication = async (options: ApplicationOptions = {}): Promise<TestApplication> => {
  const connection = await freshDatabase(options.kind, options.contents, options.database)
  let now: string | null = null
  const clock = () => now ?? new Date().toISOString()
  const boss = await startBoss(connection, { works: false, onError: (error) => process.emitWarning(error) })
  // The copy of the database has the queues: creating them again takes three times as many statements.
  await rememberQueues(boss)
  const outsideMetrics = createOutsideMetrics()
  const ports = await buildIntegrations(
    { DATA_DIR: '.data-test', ...options.environment },
    {
      log: silent,
      lookupCache: lookupAnswers(connection.db),
      gatewayBook: simulatedCharges(connection.db),
      titleBook: simulatedTitles(connection.db),
      now: () => new Date(clock()),
      // Tests ask no server for names; nothing is sent to this address, because no worker runs.
      resolveName: async () => ['203.0.114.9'],
      ...(options.limits && { limits: options.limits }),
      observer: outsideMetrics.observer,
    },
  )
  const deps: Dependencies = {
    connection,
    boss,
    ports: { ...ports, ...options.ports },
    clock,
    sessionSecret: 'a secret of the tests, long enough to sign with',
    signatureSecrets: testSecrets,
    demonstration: options.demo === false ? null : demonstration,
    simulates: true,
    simulatedSystems: listSimulatedSystems(readIntegrationSettings(options.environment ?? {})),
    publicUrl: 'http://localhost',
    uploadsFolder: join(tmpdir(), 'girassol-test-uploads'),
    webFolder: null,
    streams: options.streams ?? { pollMs: 10, lifeMs: 0, beatMs: 1000 },
    // Races need many writes of one user at the same time, and a loaded machine needs patience.
    writeShare: options.writeShare ?? { concurrent: 20, waitMs: 60_000 },
    arrival: options.arrival,
    ...(options.logStream && { logLevel: 'info', logStream: options.logStream }),
    checkResponses: true,
    outsideMetrics: outsideMetrics.registry,
  }
  const app = await compose(deps)
  return {
    app,
    deps,
    setNow: (instant) => {
      now = instant
    },
    anonymous: createCaller(app, {}),
    as: async (email, sellerCode) =>
      createCaller(app, { cookie: await logIn(app, email), ...(sellerCode !== undefined && { sellerid: sellerCode }) }),
    follow: createFollower(app),
    signed: (endpoint, body, system = 'erp') =>
      app.inject(signedRequest({ endpoint, body, secret: testSecrets[system], now: clock() })),
    close: async () => {
      await app.close()
      await boss.stop({ graceful: false, timeout: 1000 })
      await connection.close()
    },
  }
}
