import type { Writable } from 'node:stream'
import type { OutsideSystem } from '@girassol/domain/setup'
import type { PgBoss } from 'pg-boss'
import type { Registry } from 'prom-client'
import type { Connection } from '../database/connection.ts'
import type { IntegrationLog } from '../integrations/integration-log.ts'
import type { Integrations } from '../integrations/integrations.ts'
import type { Demonstration } from './demonstration.ts'
import type { SignatureSecrets } from './signature.ts'
import type { ArrivalLimits } from './slow-requests.ts'
import type { ShareLimits } from './write-share.ts'

/**
 * How often the database is polled, how long one stream stays open, and how often it sends a heartbeat; milliseconds.
 */
export type StreamTimes = { readonly pollMs: number; readonly lifeMs: number; readonly beatMs: number }

/** Everything the application is built from; main builds the real dependencies, tests choose theirs. */
export type Dependencies = {
  readonly connection: Connection
  readonly boss: PgBoss
  readonly ports: Integrations
  /** The current time as UTC ISO text. */
  readonly clock: () => string
  readonly sessionSecret: string
  /** The secret of before: what it signed is still accepted while the secret is changed (C-224). */
  readonly previousSecret?: string | undefined
  /** The secret of each system that signs its calls; a system without a secret cannot call. */
  readonly signatureSecrets: SignatureSecrets
  /** Accounts that the sign-in page offers; null outside a demonstration. */
  readonly demonstration: Demonstration | null
  /** Whether the calls exist that trigger events of simulated systems; only in a demonstration. */
  readonly simulates: boolean
  /** The outside systems that are simulated. */
  readonly simulatedSystems: readonly OutsideSystem[]
  readonly publicUrl?: string | undefined
  /** How many proxies are in front of the server, or their networks; none if absent. */
  readonly trustProxy?: number | string[] | undefined
  /** Browsers must empty their storage before they use this release (C-16); undefined requests nothing. */
  readonly clearStorageRelease?: string | undefined
  /** The log of what runs outside of calls; nothing is logged if absent. */
  readonly log?: IntegrationLog | undefined
  readonly logLevel?: string | undefined
  /** Where the log of calls is written; standard output if absent. */
  readonly logStream?: Writable | undefined
  /** Whether the process stops soon, so that it should get no new calls. */
  readonly isStopping?: (() => boolean) | undefined
  /** How long a request may take to arrive; the defaults if absent. */
  readonly arrival?: ArrivalLimits | undefined
  /** Where received files are while their calls are answered. */
  readonly uploadsFolder: string
  /** The built web application, or null where only the API is served. */
  readonly webFolder: string | null
  /** The times of event streams; the defaults if absent. */
  readonly streams?: StreamTimes | undefined
  /** How many writes of one user run at the same time; the defaults if absent. */
  readonly writeShare?: ShareLimits | undefined
  /** The metrics of the calls to outside systems. */
  readonly outsideMetrics?: Registry | undefined
  /**
   * In production: the description of the API is for administrators, and the metrics need this token, or a port of their
   * own if there is no token. Both are open to everybody if absent (SEC-018).
   */
  readonly guarded?: { readonly metricsToken: string | undefined } | undefined
  /** In tests, each response is checked against its contract. */
  readonly checkResponses: boolean
}
