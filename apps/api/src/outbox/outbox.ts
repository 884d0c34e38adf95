import { fromKysely, type PgBoss } from 'pg-boss'
import type { Tx } from '../database/transaction.ts'
import type { Effects } from './effects.ts'

/** Effects recorded in the business transaction and delivered after its commit, or never. */
export type Outbox = {
  readonly add: <Name extends keyof Effects>(name: Name, payload: Effects[Name]) => Promise<void>
}

/** The outbox of one transaction: what it records is rolled back with it. */
export const createOutbox = (boss: PgBoss, tx: Tx): Outbox => ({
  add: async (name, payload) => {
    await boss.send(name, payload, { db: fromKysely(tx) })
  },
})
