import type { Endpoint } from '@girassol/contract/http/endpoint'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/connection.ts'
import { isDatabaseUnavailable } from '../database/unavailable.ts'
import type { Actor } from './actor.ts'
import type { Tx } from './context.ts'
import type { Dependencies } from './dependencies.ts'
import { createWriteShare } from './write-share.ts'
import { findWrittenPosition } from './written-position.ts'

type Work<Result> = (tx: Tx) => Promise<Result>

/** The database for the calls of one application: a read cannot write, and a write is one transaction. */
export type Transactions = {
  readonly read: <Result>(work: Work<Result>) => Promise<Result>
  /** A write of a user, who may have only a share of the connections; null for a caller without a session. */
  readonly write: <Result>(actor: Actor | null, work: Work<Result>) => Promise<Result>
  /** A read that may be some moments behind what others do. Null: nobody's own writes have to be in it. */
  readonly readBehind: <Result>(request: FastifyRequest | null, work: Work<Result>) => Promise<Result>
  /** A write of a user without a transaction around its statements: each is one of its own. */
  readonly writeAlone: <Result>(actor: Actor | null, work: Work<Result>) => Promise<Result>
  /** Reads or writes, as the endpoint says. */
  readonly run: <Result>(endpoint: Endpoint, request: FastifyRequest, work: Work<Result>) => Promise<Result>
}

export const isWriting = ({ method, writes }: Endpoint): boolean => method !== 'GET' || writes === true

export const createTransactions = (deps: Dependencies): Transactions => {
  const { connection, writeShare } = deps
  const inTurn = createWriteShare(writeShare)
  const read: Transactions['read'] = (work) => {
    // The read-only connections of a PostgreSQL server refuse writes; using one without a transaction saves two round
    // trips.
    if (connection.refusesWrites) return work(connection.readOnly as Database as Tx)
    return connection.db.transaction().setAccessMode('read only').execute(work)
  }
  const write: Transactions['write'] = (actor, work) => {
    const run = () => connection.db.transaction().execute(work)
    return actor === null ? run() : inTurn(actor.userId, run)
  }
  const writeAlone: Transactions['writeAlone'] = (actor, work) => {
    const run = () => work(connection.db as Database as Tx)
    return actor === null ? run() : inTurn(actor.userId, run)
  }
  const readBehind: Transactions['readBehind'] = async (request, work) => {
    const { replica } = connection
    if (replica === null) return read(work)
    if (!(await replica.has(request === null ? null : findWrittenPosition(deps, request)))) return read(work)
    try {
      return await work(replica.db as Tx)
    } catch (error) {
      // It went away, or what it has to replay collided with this read.
      if (!isDatabaseUnavailable(error)) throw error
      replica.leave()
      return read(work)
    }
  }
  const run: Transactions['run'] = (endpoint, request, work) => {
    if (isWriting(endpoint)) return write(request.actor, work)
    return endpoint.mayLag === true ? readBehind(request, work) : read(work)
  }
  return { read, readBehind, write, writeAlone, run }
}
