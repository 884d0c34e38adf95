import type { AuditedFields } from '@girassol/domain/administration'
import type { Context } from '../../http/context.ts'
import { recordChange } from '../../records/record-change.ts'
import { toUtilityView, type UtilityRow } from './utility-queries.ts'

const audited = (row: UtilityRow): AuditedFields => {
  const { id: _id, version: _version, days, form, ...fields } = toUtilityView(row)
  return { ...fields, ...days, form: form.map(({ label, source }) => `${label}: ${source}`) }
}

type Change = { readonly before: UtilityRow | null; readonly after: UtilityRow }

/** Writes what happened to a utility to the audit log (C-156). */
export const recordUtility = ({ tx, now, actor: author }: Context, { before, after }: Change): Promise<void> =>
  recordChange(tx, {
    now,
    author,
    action: before === null ? 'create' : 'change',
    subject: { kind: 'utility', id: after.id, name: after.name },
    before: before && audited(before),
    after: audited(after),
  })
