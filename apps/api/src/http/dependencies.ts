import type { PgBoss } from 'pg-boss'
import type { Connection } from '../database/connection.ts'
import type { Integrations } from '../integrations/integrations.ts'
import type { StreamTimes } from './stream.ts'

/** Everything the application is composed of; main builds the real ones, tests choose theirs. */
export type Dependencies = {
  readonly connection: Connection
  readonly boss: PgBoss
  readonly ports: Integrations
  /** UTC ISO text of now. */
  readonly clock: () => string
  readonly sessionSecret: string
  readonly demo: boolean
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
