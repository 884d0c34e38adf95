import { companyWebhookOff, houseWebhookOff } from '@girassol/domain/notifications'
import type { OffReason } from '@girassol/domain/webhooks'
import type { NotifyContext } from '../../notifications/insert-notifications.ts'
import { notifyCompany } from '../../notifications/notify-company.ts'
import { notifyRoles } from '../../notifications/notify-roles.ts'
import { recordWebhookChange } from '../record-webhook-change.ts'
import { endWaiting, off, updateRow, type WebhookRow } from '../webhook-store.ts'

/** Who switches a webhook off when no user does, in the audit log. */
const author = { userId: null, name: 'Webhooks' } as const

/** No user is left out of the notice, because none switched the webhook off. */
const nobody = 0

const notify = (context: NotifyContext, row: WebhookRow, reason: OffReason): Promise<void> => {
  const { seller_id: sellerId, created_by: userId, url } = row
  if (sellerId === null) return notifyRoles(context, houseWebhookOff(url, reason))
  return notifyCompany(context, { sellerId, userId, except: nobody }, companyWebhookOff(url, reason))
}

/** WHK-006, WHK-008: switches a locked webhook off and tells its owner; what waits for it is not sent. */
export const switchOff = async (context: NotifyContext, before: WebhookRow, reason: OffReason): Promise<void> => {
  const { tx, now } = context
  const after = await updateRow(tx, before.id, { ...off(reason), updated_at: now, updated_by: author.name })
  await endWaiting(tx, before.id, now)
  await recordWebhookChange(tx, { action: 'change', before, after, author, now })
  await notify(context, before, reason)
}
