import { type AuditAction, type AuditedFields, type AuditSubject, changedFields } from '@girassol/domain/administration'
import type { Actor } from '../http/actor.ts'
import type { Tx } from '../http/context.ts'

export type Change = {
  readonly now: string
  readonly author: Pick<Actor, 'userId'>
  readonly action: AuditAction
  readonly subject: { readonly kind: AuditSubject; readonly id: string | number; readonly name: string }
  /** The record as it was, null when it begins with this. */
  readonly before: AuditedFields | null
  /** The record as it is now, null when it ends with this. */
  readonly after: AuditedFields | null
  /** The integrator for whom staff act, by number. */
  readonly onBehalfOf?: number | null
}

/**
 * C-140: an entry of the audit log, in the transaction of the change itself: both are kept or neither. The whole
 * records may be handed over; only what differs is kept, and never a secret. A change of nothing leaves no entry.
 */
export const recordChange = async (tx: Tx, change: Change): Promise<void> => {
  const changed = changedFields(change.before, change.after)
  if (changed === null) return
  await tx
    .insertInto('audit_entry')
    .values({
      made_at: change.now,
      author_id: change.author.userId,
      action: change.action,
      subject_kind: change.subject.kind,
      subject_id: String(change.subject.id),
      subject_name: change.subject.name,
      values_before: changed.before,
      values_after: changed.after,
      on_behalf_of: change.onBehalfOf ?? null,
    })
    .execute()
}
