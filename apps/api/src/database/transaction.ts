import type { Transaction } from 'kysely'
import type { DB } from './schema.ts'

/** The one open transaction of a use case (a read on a server runs on a connection that refuses writes). */
export type Tx = Transaction<DB>
