import type { Endpoint } from '@girassol/contract/http/endpoint'
import type { Database } from '../database/connection.ts'
import type { Actor } from './actor.ts'
import type { Tx } from './context.ts'
import type { Dependencies } from './dependencies.ts'
import { createWriteShare } from './write-share.ts'

type Work<Result> = (tx: Tx) => Promise<Result>

/** The database for the calls of one application: a read cannot write, and a write is one transaction. */
export type Transactions = {
  readonly read: <Result>(work: Work<Result>) => Promise<Result>
  /** A write of a user, who may have only a share of the connections; null for a caller without a session. */
  readonly write: <Result>(actor: Actor | null, work: Work<Result>) => Promise<Result>
  /** Reads or writes, as the endpoint says. */
  readonly run: <Result>(endpoint: Endpoint, actor: Actor | null, work: Work<Result>) => Promise<Result>
}

export const isWriting = ({ method, writes }: Endpoint): boolean => method !== 'GET' || writes === true

export const createTransactions = ({ connection, writeShare }: Dependencies): Transactions => {
  const inTurn = createWriteShare(writeShare)
  const read: Transactions['read'] = (work) => {
    // The read-only connections of a PostgreSQL server refuse writes; using one without a transaction saves two round
    // trips.
    if (!connection.embedded) return work(connection.readOnly as Database as Tx)
    return connection.db.transaction().setAccessMode('read only').execute(work)
  }
  const write: Transactions['write'] = (actor, work) => {
    const run = () => connection.db.transaction().execute(work)
    return actor === null ? run() : inTurn(actor.userId, run)
  }
  return { read, write, run: (endpoint, actor, work) => (isWriting(endpoint) ? write(actor, work) : read(work)) }
}
