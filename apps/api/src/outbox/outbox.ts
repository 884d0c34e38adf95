import { fromKysely, type PgBoss } from 'pg-boss'
import type { Tx } from '../database/transaction.ts'
import type { Effects } from './effects.ts'

/** Effects are recorded in the business transaction and delivered only after its commit. */
export type Outbox = {
  readonly add: <Name extends keyof Effects>(name: Name, payload: Effects[Name]) => Promise<void>
}

/** What the job of an effect carries besides its data: the request that caused it, for the log (SEC-010). */
export type Cause = { readonly requestId?: string }

/** The outbox of one transaction: a rollback removes the effects that it recorded. */
export const createOutbox = (boss: PgBoss, tx: Tx, cause: Cause = {}): Outbox => ({
  add: async (name, payload) => {
    const { requestId } = cause
    await boss.send(name, { ...payload, ...(requestId !== undefined && { requestId }) }, { db: fromKysely(tx) })
  },
})
