import type { JobResult } from 'pg-boss'
import { makeReportFile } from '../features/analytics/files/make-report-file.ts'
import { mailReport } from '../features/analytics/mailing/mail-reports.ts'
import { sendClaimCredit } from '../features/claims/erp/send-claim-credit.ts'
import { mailCompanyExport } from '../features/company-export/mail-company-export.ts'
import { makeCompanyExport } from '../features/company-export/make-company-export.ts'
import { mailCompanyInvitation } from '../features/company-users/invitations/mail-company-invitation.ts'
import { pushCustomerToErp } from '../features/customers/push-customer-to-erp.ts'
import { mailNotification } from '../features/notifications/mail-notification.ts'
import { sendErpStep } from '../features/orders/erp/send-erp-step.ts'
import { cancelCharges } from '../features/payments/cancel-charges.ts'
import { makePersonExport } from '../features/privacy/make-person-export.ts'
import { removeAvatarFile } from '../features/profile/remove-avatar-file.ts'
import { compareDay } from '../features/reconciliation/compare-day.ts'
import { mailEmailChanged } from '../features/session/email-change/mail-email-changed.ts'
import { mailEmailRequested } from '../features/session/email-change/mail-email-requested.ts'
import { mailAccessChanged } from '../features/session/mail-access-changed.ts'
import { mailInvitation } from '../features/session/mail-invitation.ts'
import { mailPasswordReset } from '../features/session/mail-password-reset.ts'
import { mailSecondFactorChanged } from '../features/session/second-factor/mail-second-factor-changed.ts'
import { sendVoucherToErp } from '../features/vouchers/send-voucher-to-erp.ts'
import type { Dependencies } from '../http/dependencies.ts'
import { SystemAway } from '../integrations/system-away.ts'
import { type Effects, effectNames } from '../outbox/effects.ts'
import { postponeDelivery } from '../outbox/postpone-delivery.ts'
import { logJob } from './log-job.ts'

type Deliverers = { readonly [Name in keyof Effects]: (deps: Dependencies, payload: Effects[Name]) => Promise<void> }

/** The deliverer of each effect. It may run twice for one effect, so it must be idempotent. */
const deliverers: Deliverers = {
  'mail.password-reset': mailPasswordReset,
  'mail.email-requested': mailEmailRequested,
  'mail.email-changed': mailEmailChanged,
  'mail.access-changed': mailAccessChanged,
  'mail.second-factor-changed': mailSecondFactorChanged,
  'mail.notification': mailNotification,
  'profile.avatar-replaced': removeAvatarFile,
  'mail.invitation': mailInvitation,
  'mail.company-invitation': mailCompanyInvitation,
  'erp.customer-saved': pushCustomerToErp,
  'erp.order-step': sendErpStep,
  'erp.voucher': sendVoucherToErp,
  'erp.claim-credit': sendClaimCredit,
  'privacy.export': makePersonExport,
  'company.export': makeCompanyExport,
  'mail.company-export': mailCompanyExport,
  'mail.report': mailReport,
  'analytics.file': makeReportFile,
  'gateway.cancel-charges': cancelCharges,
  'reconciliation.compare-day': compareDay,
}

/**
 * While full batches wait there is no pause; two batches run at once, so that one slow delivery does not block the
 * rest. Without notifications a worker looks every second.
 */
const pace = {
  batchSize: 5,
  pollingIntervalSeconds: 1,
  burstWhenBatchFull: true,
  localConcurrency: 2,
  perJobResults: true,
  includeMetadata: true,
} as const

/**
 * The result of one effect of a batch: its failure does not affect the others. An effect whose system was not called
 * waits without using up a try (REL-007); its result is then ignored, because the job is no longer active.
 */
const deliver = async ({ connection }: Dependencies, id: string, delivery: Promise<void>): Promise<JobResult> => {
  try {
    await delivery
    return { id, status: 'completed' }
  } catch (error) {
    if (error instanceof SystemAway && !error.wasCalled) await postponeDelivery(connection.db, id, String(error))
    return { id, status: 'failed', output: { message: String(error) } }
  }
}

/**
 * Delivers effects until the boss stops; a failure is retried with growing pauses. A new effect wakes the workers; what
 * is to be tried again is looked for every `retrySeconds`.
 */
export const deliverEffects = async (deps: Dependencies, retrySeconds = 5): Promise<void> => {
  const options = { ...pace, notifyPollingIntervalSeconds: retrySeconds }
  for (const name of effectNames) {
    await deps.boss.work<Effects[typeof name]>(name, options, (jobs) =>
      Promise.all(
        jobs.map((job) =>
          deliver(
            deps,
            job.id,
            logJob(deps, job, () => deliverers[name](deps, job.data as never)),
          ),
        ),
      ),
    )
  }
}
