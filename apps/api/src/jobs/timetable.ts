import type { PgBoss } from 'pg-boss'
import { expireBudget, listExpiredBudgets } from '../features/budgets/expire-budget.ts'
import { listExpiringBudgets, remindAboutExpiringBudget } from '../features/budgets/remind-about-expiring-budget.ts'
import { purgeFinancing } from '../features/financing/purge-financing.ts'
import { purgeNotifications } from '../features/notifications/purge-notifications.ts'
import { copyErpConditions } from '../features/payment-methods/copy-erp-conditions.ts'
import {
  cancelUnpaidOrder,
  listAlmostUnpaidOrders,
  listUnpaidOrders,
  remindAboutUnpaidOrder,
} from '../features/payments/cancel-unpaid-order.ts'
import { reportGatewaySilence } from '../features/payments/gateway-contact.ts'
import { readChargesOfOrder, readOpenCharges } from '../features/payments/read-open-charges.ts'
import { bookSeller, listUnbookedSellers } from '../features/points/ledger/book-ledgers.ts'
import { purgeLeftovers } from '../features/session/purge-leftovers.ts'
import { followCargoes } from '../features/shipping/follow-cargoes.ts'
import type { Dependencies } from '../http/dependencies.ts'
import { deleteAfterSeconds } from '../outbox/boss.ts'
import { atOnce, oneByOne, type Run } from './run-job.ts'

type Job = { readonly name: string; readonly when: string; readonly run: Run }

/** The time and the use case of each job. Times are in São Paulo. */
export const timetable: readonly Job[] = [
  { name: 'expire-budgets', when: '5 * * * *', run: oneByOne(listExpiredBudgets, expireBudget) },
  { name: 'remind-of-budgets', when: '10 * * * *', run: oneByOne(listExpiringBudgets, remindAboutExpiringBudget) },
  {
    name: 'cancel-unpaid-orders',
    when: '0 6 * * *',
    run: oneByOne(listUnpaidOrders, cancelUnpaidOrder, readChargesOfOrder),
  },
  {
    name: 'remind-of-unpaid-orders',
    when: '15 6 * * *',
    run: oneByOne(listAlmostUnpaidOrders, remindAboutUnpaidOrder),
  },
  { name: 'read-open-charges', when: '*/15 * * * *', run: readOpenCharges },
  { name: 'report-gateway-silence', when: '*/15 * * * *', run: reportGatewaySilence },
  { name: 'follow-cargoes', when: '*/15 * * * *', run: followCargoes },
  { name: 'book-ledgers', when: '20 * * * *', run: oneByOne(listUnbookedSellers, bookSeller) },
  { name: 'copy-erp-conditions', when: '50 4 * * *', run: copyErpConditions },
  { name: 'purge-leftovers', when: '30 3 * * *', run: atOnce(purgeLeftovers) },
  { name: 'purge-notifications', when: '35 3 * * *', run: atOnce(purgeNotifications) },
  { name: 'purge-financing', when: '40 3 * * *', run: atOnce(purgeFinancing) },
]

export const createTimetable = async (boss: PgBoss): Promise<void> => {
  for (const { name, when } of timetable) {
    await boss.createQueue(name, { retryLimit: 3, deleteAfterSeconds })
    await boss.schedule(name, when, {}, { tz: 'America/Sao_Paulo' })
  }
}

export const runTimetable = async (deps: Dependencies): Promise<void> => {
  for (const { name, run } of timetable) {
    await deps.boss.work(name, { batchSize: 1, pollingIntervalSeconds: 30 }, () => run(deps))
  }
}
