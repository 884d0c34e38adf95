import type { AuditedFields } from '@girassol/domain/administration'
import type { Context } from '../../http/context.ts'
import { recordChange } from '../../records/record-change.ts'
import { type LineRow, toLineView } from './financing-line-queries.ts'

const audited = (row: LineRow): AuditedFields => {
  const { id: _id, version: _version, ...fields } = toLineView(row)
  return fields
}

type Change = { readonly before: LineRow | null; readonly after: LineRow | null }

/** Writes what happened to a line to the audit log (PROP-022). */
export const recordLine = async ({ tx, now, actor: author }: Context, { before, after }: Change): Promise<void> => {
  const line = after ?? before
  if (line === null) return
  await recordChange(tx, {
    now,
    author,
    action: before === null ? 'create' : after === null ? 'remove' : 'change',
    subject: { kind: 'financing-line', id: line.id, name: line.bank },
    before: before && audited(before),
    after: after && audited(after),
  })
}
