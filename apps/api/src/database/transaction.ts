import type { Transaction } from 'kysely'
import type { DB } from './schema.ts'

/**
 * The one open transaction of a use case. On a PostgreSQL server, a read uses a connection that refuses writes instead.
 */
export type Tx = Transaction<DB>
