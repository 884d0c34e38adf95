import { computeRetentionLimit, type RetentionName, retentionNames } from '@girassol/domain/administration'
import { removeOldSecurityEvents } from '../features/administration/remove-old-security-events.ts'
import { removeOldReportFiles } from '../features/analytics/files/remove-report-files.ts'
import { removeOldCompanyExports } from '../features/company-export/remove-old-company-exports.ts'
import { removeRefusedFinancing } from '../features/financing/remove-refused-financing.ts'
import { removeOldHomologations } from '../features/homologations/remove-old-homologations.ts'
import { removeOldMessages } from '../features/inbound/remove-old-messages.ts'
import { removeEndedOrders } from '../features/orders/retention/remove-ended-orders.ts'
import { removeLeftoverFiles } from '../features/orders/retention/remove-leftover-files.ts'
import { removeOldNegotiations } from '../features/orders/retention/remove-negotiations.ts'
import { removeOldExports } from '../features/privacy/remove-old-exports.ts'
import { anonymiseOldAcceptances } from '../features/proposals/answers/anonymise-old-acceptances.ts'
import { removeOldDeliveries } from '../features/webhooks/log/remove-old-deliveries.ts'
import type { Tx } from '../http/context.ts'
import type { Dependencies } from '../http/dependencies.ts'
import type { Batch } from '../records/retention-batch.ts'
import type { Run } from './run-job.ts'

/** How each row of the table is removed: a batch in one transaction, which returns how many records it removed. */
const removals: Readonly<Record<RetentionName, (tx: Tx, batch: Batch) => Promise<number>>> = {
  inboundMessages: removeOldMessages,
  refusedFinancing: removeRefusedFinancing,
  securityEvents: removeOldSecurityEvents,
  orders: removeEndedOrders,
  negotiations: removeOldNegotiations,
  acceptances: anonymiseOldAcceptances,
  homologations: removeOldHomologations,
  personExports: removeOldExports,
  companyExports: removeOldCompanyExports,
  reportFiles: removeOldReportFiles,
  webhookDeliveries: removeOldDeliveries,
}

/** So few that calls never wait long for a batch. */
const most = 500

const removeAll = async ({ connection, clock }: Dependencies, name: RetentionName): Promise<number> => {
  const now = clock()
  const batch = { before: computeRetentionLimit(name, now), most, now }
  let removed = 0
  for (;;) {
    const count = await connection.db.transaction().execute((tx) => removals[name](tx, batch))
    removed += count
    if (count < most) return removed
  }
}

/** SEC-023: removes each night what the table of retention no longer allows, and logs how much of each. */
export const applyRetention: Run = async (deps) => {
  const failures: unknown[] = []
  const apply = async (retention: string, remove: () => Promise<number>): Promise<void> => {
    try {
      // Before the log is looked at: without one, its arguments would not be computed, and nothing removed.
      const removed = await remove()
      deps.log?.info({ retention, removed }, 'retention applied')
    } catch (error) {
      failures.push(error)
    }
  }
  for (const name of retentionNames) await apply(name, () => removeAll(deps, name))
  await apply('filesOfOrders', () => removeLeftoverFiles(deps))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} rows of the retention failed`)
}
