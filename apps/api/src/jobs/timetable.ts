import { sql } from 'kysely'
import { logAnchors } from '../features/administration/log-anchors.ts'
import { fireAlert, listDueAlerts } from '../features/alerts/fire-alert.ts'
import { foldFigures } from '../features/analytics/figures/fold-figures.ts'
import { listDueReports, sendReport } from '../features/analytics/mailing/mail-reports.ts'
import { expireBudget, listExpiredBudgets } from '../features/budgets/expire-budget.ts'
import { listExpiringBudgets, remindAboutExpiringBudget } from '../features/budgets/remind-about-expiring-budget.ts'
import { listLateClaims, reportLateClaim } from '../features/claims/deadlines/late-claims.ts'
import {
  cancelAbandonedClaim,
  listAbandonedClaims,
  listWaitingClaims,
  remindOfWaitingClaim,
} from '../features/claims/deadlines/waiting-claims.ts'
import { reportFailures } from '../features/failures/report-failures.ts'
import { purgeFinancing } from '../features/financing/purge-financing.ts'
import { listEndedHolds, recordEndOfHold } from '../features/holds/end-holds.ts'
import { listEndingHolds, remindOfHold } from '../features/holds/remind-of-hold.ts'
import {
  listEndedOffers,
  listEndingOffers,
  recordEndOfOffer,
  remindOfOffer,
} from '../features/negotiations/record-ends.ts'
import { purgeNotifications } from '../features/notifications/purge-notifications.ts'
import { listReducedHolds, tellLosses } from '../features/order-record/holds/tell-losses.ts'
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
import { expireProposal, listEndedProposals } from '../features/proposals/sending/expire-proposal.ts'
import { expireApproval, listExpiredApprovals } from '../features/purchase-approvals/answering/expire-approval.ts'
import { compareYesterday } from '../features/reconciliation/request-comparison.ts'
import { purgeLeftovers } from '../features/session/purge-leftovers.ts'
import { followCargoes } from '../features/shipping/follow-cargoes.ts'
import { listDueTasks, remindOfTask } from '../features/sites/tasks/remind-of-task.ts'
import { listEndedOrders, markEndedItems } from '../features/substitutions/mark-ended-items.ts'
import { endForRefusedSellers } from '../features/webhooks/switching/end-for-refused-sellers.ts'
import { listUselessWebhooks, switchOffUseless } from '../features/webhooks/switching/switch-off-useless.ts'
import type { Dependencies } from '../http/dependencies.ts'
import { deleteAfterSeconds } from '../outbox/boss.ts'
import { applyRetention } from './apply-retention.ts'
import { logJob } from './log-job.ts'
import { atOnce, oneByOne, type Run } from './run-job.ts'

/** The policy of a queue with one running job at most. */
const alone = 'singleton'

type Job = {
  readonly name: string
  readonly when: string
  readonly run: Run
  /** Whether it also runs when a server starts: for what an earlier release has left behind. */
  readonly atStart?: true
}

/** The time and the use case of each job. Times are in São Paulo. */
export const timetable: readonly Job[] = [
  { name: 'expire-budgets', when: '5 * * * *', run: oneByOne(listExpiredBudgets, expireBudget) },
  { name: 'expire-proposals', when: '2 * * * *', run: oneByOne(listEndedProposals, expireProposal) },
  // Every quarter of an hour, so that a morning without the server is made up for on the same day (C-176).
  { name: 'remind-of-tasks', when: '*/15 8-23 * * *', run: oneByOne(listDueTasks, remindOfTask) },
  { name: 'remind-of-budgets', when: '10 * * * *', run: oneByOne(listExpiringBudgets, remindAboutExpiringBudget) },
  { name: 'record-ends-of-holds', when: '* * * * *', run: oneByOne(listEndedHolds, recordEndOfHold) },
  { name: 'remind-of-holds', when: '*/5 * * * *', run: oneByOne(listEndingHolds, remindOfHold) },
  { name: 'record-ends-of-offers', when: '* * * * *', run: oneByOne(listEndedOffers, recordEndOfOffer) },
  { name: 'remind-of-offers', when: '*/5 * * * *', run: oneByOne(listEndingOffers, remindOfOffer) },
  { name: 'tell-losses-of-holds', when: '*/5 * * * *', run: oneByOne(listReducedHolds, tellLosses) },
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
  { name: 'report-late-claims', when: '25 * * * *', run: oneByOne(listLateClaims, reportLateClaim) },
  { name: 'remind-of-waiting-claims', when: '35 * * * *', run: oneByOne(listWaitingClaims, remindOfWaitingClaim) },
  { name: 'cancel-abandoned-claims', when: '45 * * * *', run: oneByOne(listAbandonedClaims, cancelAbandonedClaim) },
  { name: 'expire-approvals', when: '*/5 * * * *', run: oneByOne(listExpiredApprovals, expireApproval) },
  { name: 'sum-up-figures', when: '* * * * *', run: foldFigures, atStart: true },
  { name: 'mail-reports', when: '*/15 * * * *', run: oneByOne(listDueReports, sendReport) },
  { name: 'fire-alerts', when: '*/5 * * * *', run: oneByOne(listDueAlerts, fireAlert) },
  { name: 'mark-ended-items', when: '3-59/5 * * * *', run: oneByOne(listEndedOrders, markEndedItems) },
  { name: 'read-open-charges', when: '*/15 * * * *', run: readOpenCharges },
  { name: 'switch-off-webhooks', when: '1-59/5 * * * *', run: oneByOne(listUselessWebhooks, switchOffUseless) },
  { name: 'end-webhook-deliveries', when: '2-59/5 * * * *', run: atOnce(endForRefusedSellers) },
  { name: 'report-gateway-silence', when: '*/15 * * * *', run: reportGatewaySilence },
  { name: 'report-failures', when: '* * * * *', run: reportFailures },
  { name: 'follow-cargoes', when: '*/15 * * * *', run: followCargoes },
  { name: 'book-ledgers', when: '20 * * * *', run: oneByOne(listUnbookedSellers, bookSeller), atStart: true },
  { name: 'copy-erp-conditions', when: '50 4 * * *', run: copyErpConditions },
  { name: 'compare-yesterday', when: '30 5 * * *', run: compareYesterday },
  { name: 'purge-leftovers', when: '30 3 * * *', run: atOnce(purgeLeftovers) },
  { name: 'purge-notifications', when: '35 3 * * *', run: atOnce(purgeNotifications) },
  { name: 'log-anchors', when: '0 4 * * *', run: logAnchors },
  { name: 'purge-financing', when: '40 3 * * *', run: atOnce(purgeFinancing) },
  { name: 'apply-retention', when: '45 3 * * *', run: applyRetention },
]

/** A run that takes longer than this has failed, in seconds: more than the slowest outside systems need. */
const longestRun = 3600

/** After this time without a sign of life, the run of a process that died goes to another one, in seconds. */
const heartbeatSeconds = 60

/**
 * No job overlaps with itself, in no process: its next run waits for the end of the one before (REL-007). Queues of
 * earlier releases get this policy too, which pg-boss' own `updateQueue` cannot change.
 */
export const createTimetable = async ({
  boss,
  connection,
}: Pick<Dependencies, 'boss' | 'connection'>): Promise<void> => {
  const names = timetable.map(({ name }) => name)
  await sql`
    update pgboss.queue set policy = ${alone} where name = any(${names}::text[])`.execute(connection.db)
  await sql`
    update pgboss.job set policy = ${alone} where name = any(${names}::text[]) and state < 'active'`.execute(
    connection.db,
  )
  for (const { name, when } of timetable) {
    const limits = { retryLimit: 3, deleteAfterSeconds, expireInSeconds: longestRun, heartbeatSeconds }
    await boss.createQueue(name, { ...limits, policy: alone })
    await boss.updateQueue(name, limits)
    await boss.schedule(name, when, {}, { tz: 'America/Sao_Paulo' })
  }
}

export const runTimetable = async (deps: Dependencies): Promise<void> => {
  for (const { name, run, atStart } of timetable) {
    if (atStart) await deps.boss.send(name, {})
    await deps.boss.work(name, { batchSize: 1, pollingIntervalSeconds: 30, includeMetadata: true }, async ([job]) => {
      if (job !== undefined) await logJob(deps, job, () => run(deps))
    })
  }
}
