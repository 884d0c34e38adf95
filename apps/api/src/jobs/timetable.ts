import type { PgBoss } from 'pg-boss'
import { expireBudgets } from '../features/budgets/expire-budgets.ts'
import { purgeFinancing } from '../features/financing/purge-financing.ts'
import { purgeLeftovers } from '../features/session/purge-leftovers.ts'
import type { Tx } from '../http/context.ts'
import type { Dependencies } from '../http/dependencies.ts'

type Job = { readonly name: string; readonly when: string; readonly run: (tx: Tx, now: string) => Promise<void> }

/** When, and which use case. Times are São Paulo's. */
const timetable: readonly Job[] = [
  { name: 'expire-budgets', when: '5 * * * *', run: expireBudgets },
  { name: 'purge-leftovers', when: '30 3 * * *', run: purgeLeftovers },
  { name: 'purge-financing', when: '40 3 * * *', run: purgeFinancing },
]

export const createTimetable = async (boss: PgBoss): Promise<void> => {
  for (const { name, when } of timetable) {
    await boss.createQueue(name, { retryLimit: 3 })
    await boss.schedule(name, when, {}, { tz: 'America/Sao_Paulo' })
  }
}

export const runTimetable = async (deps: Dependencies): Promise<void> => {
  for (const { name, run } of timetable) {
    await deps.boss.work(name, { batchSize: 1, pollingIntervalSeconds: 30 }, async () => {
      await deps.connection.db.transaction().execute((tx) => run(tx, deps.clock()))
    })
  }
}
