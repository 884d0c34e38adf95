import { fromKysely, type PgBoss } from 'pg-boss'
import type { Tx } from '../database/transaction.ts'
import type { Effects } from './effects.ts'

/** Effects are recorded in the business transaction and delivered only after its commit. */
export type Outbox = {
  readonly add: <Name extends keyof Effects>(name: Name, payload: Effects[Name]) => Promise<void>
}

/** The outbox of one transaction: a rollback removes the effects that it recorded. */
export const createOutbox = (boss: PgBoss, tx: Tx): Outbox => ({
  add: async (name, payload) => {
    await boss.send(name, payload, { db: fromKysely(tx) })
  },
})
