import pg from 'pg'
import { createStatementPreparer } from './prepared-statements.ts'

// bigint and numeric columns with cents and counts fit a double; decimals that must stay exact are cast to text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (instant) => new Date(instant).toISOString())

/** How long a connection waits before it gives up, in milliseconds; 0 waits for ever (C-231). */
export type PoolLimits = {
  /** For a connection of the pool that is free. */
  readonly connectionMs: number
  /** For a row or table that another transaction has locked. */
  readonly lockMs: number
  /** For the end of one statement. */
  readonly statementMs: number
  /** For the next statement of an open transaction. */
  readonly idleInTransactionMs: number
}

/** REL-002: one locked row or one slow statement must not occupy all connections. */
export const servingLimits: PoolLimits = {
  connectionMs: 2000,
  lockMs: 3000,
  statementMs: 15_000,
  idleInTransactionMs: 30_000,
}

/** For migrations: they may take long, but must not stop the calls that wait behind a lock they wait for (REL-016). */
export const migrationLimits: PoolLimits = {
  connectionMs: 10_000,
  lockMs: 5000,
  statementMs: 0,
  idleInTransactionMs: 0,
}

type PoolOptions = {
  readonly url: string
  readonly size: number
  readonly limits: PoolLimits
  readonly preparesStatements: boolean
  /** Its connections refuse writes. */
  readonly isReadOnly?: boolean
  /** An idle connection stays open. */
  readonly keepsIdle?: boolean
  /** The role with which its connections work, instead of the role that connects. */
  readonly role?: string | undefined
  /** Each transaction may get another connection: the settings below are then those of the user that connects. */
  readonly sharesConnections: boolean
}

const toServerSettings = ({ limits, isReadOnly = false, role }: PoolOptions): string =>
  [
    `-c lock_timeout=${limits.lockMs}`,
    `-c statement_timeout=${limits.statementMs}`,
    `-c idle_in_transaction_session_timeout=${limits.idleInTransactionMs}`,
    ...(role === undefined ? [] : [`-c role=${role}`]),
    ...(isReadOnly ? ['-c default_transaction_read_only=on'] : []),
  ].join(' ')

/** The statement of a lost connection fails by itself; without a listener the same error would end the process. */
const ignoreLostConnection = () => undefined

/** The connections to a PostgreSQL server. A connection that is lost fails its statement and is then replaced (REL-001). */
export const openPool = (options: PoolOptions): pg.Pool => {
  const prepareStatements = createStatementPreparer()
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.size,
    connectionTimeoutMillis: options.limits.connectionMs,
    keepAlive: true,
    ...(options.keepsIdle && { idleTimeoutMillis: 0 }),
    ...(!options.sharesConnections && { options: toServerSettings(options) }),
    onConnect: (client) => {
      client.on('error', ignoreLostConnection)
      if (options.preparesStatements) prepareStatements(client)
    },
  })
  return pool.on('error', ignoreLostConnection)
}
