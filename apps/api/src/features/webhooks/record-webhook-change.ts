import type { AuditAction, AuditedFields } from '@girassol/domain/administration'
import type { Tx } from '../../database/transaction.ts'
import { type ChangeAuthor, recordChange } from '../../records/record-change.ts'
import { nameOf, toAudited, type WebhookRow } from './webhook-store.ts'

type Changed = {
  readonly action: AuditAction
  readonly before: WebhookRow | null
  readonly after: WebhookRow | null
  readonly author: ChangeAuthor
  readonly now: string
  /** What changed besides the columns that are shown; never a secret. */
  readonly also?: AuditedFields
}

/** C-140: the audit entry of a change of a webhook. */
export const recordWebhookChange = async (
  tx: Tx,
  { action, before, after, author, now, also = {} }: Changed,
): Promise<void> => {
  const row = after ?? before
  if (row === null) return
  await recordChange(tx, {
    now,
    author,
    action,
    subject: { kind: 'webhook', id: row.id, name: nameOf(row) },
    before: before && toAudited(before),
    after: after && { ...toAudited(after), ...also },
  })
}
