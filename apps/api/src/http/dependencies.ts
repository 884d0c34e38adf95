import type { PgBoss } from 'pg-boss'
import type { Connection } from '../database/connection.ts'
import type { Integrations } from '../integrations/integrations.ts'
import type { Demonstration } from './demonstration.ts'
import type { SignatureSecrets } from './signature.ts'

/** How often the database is asked, how long one stream lives, and how often it shows that it does; milliseconds. */
export type StreamTimes = { readonly pollMs: number; readonly lifeMs: number; readonly beatMs: number }

/** Everything the application is composed of; main builds the real ones, tests choose theirs. */
export type Dependencies = {
  readonly connection: Connection
  readonly boss: PgBoss
  readonly ports: Integrations
  /** UTC ISO text of now. */
  readonly clock: () => string
  readonly sessionSecret: string
  /** With what each system outside signs; one without a secret cannot send anything. */
  readonly signatureSecrets: SignatureSecrets
  /** Accounts that the sign-in page offers; null outside a demonstration. */
  readonly demonstration: Demonstration | null
  /** Is the outside simulated? Never in production, unless as a demonstration. */
  readonly simulates: boolean
  readonly publicUrl?: string | undefined
  readonly trustProxy?: boolean | undefined
  /** The release whose browsers must empty their storage first (C-16); undefined asks nobody. */
  readonly clearStorageRelease?: string | undefined
  readonly logLevel?: string | undefined
  /** The built web application, or null where only the API is served. */
  readonly webFolder: string | null
  /** How live updates are told; the usual times unless given. */
  readonly streams?: StreamTimes | undefined
  /** In tests each answer is held against its contract. */
  readonly checkResponses: boolean
}
