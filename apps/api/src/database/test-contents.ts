import { hash } from '@node-rs/argon2'
import { demoPassword } from '../demo-data/demo-accounts.ts'
import { loadDemoData } from '../demo-data/load-demo-data.ts'
import { startBoss } from '../outbox/boss.ts'
import { createQueues } from '../outbox/queues.ts'
import { prepareApplicationRole } from './application-role.ts'
import type { Connection } from './connection.ts'
import { migrate } from './migrate.ts'

/** The initial contents of a database: migrated and empty, or also with the demonstration as of `demonstrationNow`. */
export type Contents = 'nothing' | 'demonstration'

/** Noon of a Monday without a national holiday. */
export const demonstrationNow = '2026-11-23T15:00:00.000Z'

/** The minimum cost that argon2id accepts: the tests log in thousands of times, always with the same password. */
const leastCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** Creates tables and queues, as the first start of the product does. */
export const prepareEmpty = async (connection: Connection): Promise<void> => {
  await migrate(connection.db)
  const boss = await startBoss(connection, { works: false, onError: (error) => process.emitWarning(error) })
  await createQueues(boss)
  await boss.stop({ graceful: false, timeout: 1000 })
  await prepareApplicationRole(connection.db)
}

/** Adds the demonstration. Its passwords are those of the product, but cheap to verify. */
export const prepareDemonstration = async ({ db }: Connection): Promise<void> => {
  await loadDemoData(db, demonstrationNow)
  const password_hash = await hash(demoPassword, leastCost)
  await db.updateTable('app_user').set({ password_hash }).execute()
}
