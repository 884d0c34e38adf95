import { type AuditAction, toEditedFields } from '@girassol/domain/administration'
import type { WriteContext } from '../../http/context.ts'
import { requireSellerId } from '../../http/require-seller.ts'
import { recordChange } from '../../records/record-change.ts'

type Saved = {
  readonly id: number
  readonly action: AuditAction
  /** The customer before an edit; null for a new one. */
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>>
}

/** C-156: a customer in the audit log: by number, and what was edited by name, because everything else is personal. */
export const recordCustomer = async (
  { tx, now, actor }: Pick<WriteContext, 'tx' | 'now' | 'actor'>,
  { id, action, before, after }: Saved,
): Promise<void> => {
  const edited = before === null ? { before: null, after: {} } : toEditedFields(before, after)
  await recordChange(tx, {
    now,
    author: actor,
    action,
    subject: { kind: 'customer', id, name: String(id) },
    ...edited,
    onBehalfOf: actor.scope.sees === 'all' ? requireSellerId(actor) : null,
  })
}
