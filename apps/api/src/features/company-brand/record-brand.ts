import type { AuditedFields } from '@girassol/domain/administration'
import type { WriteContext } from '../../http/context.ts'
import { recordChange } from '../../records/record-change.ts'
import { type BrandRow, toBrandView } from './brand-queries.ts'

const audited = (row: BrandRow): AuditedFields => {
  const { colours: _colours, version: _version, ...fields } = toBrandView(row)
  return { ...fields, logo: row.logo }
}

type Change = { readonly sellerId: number; readonly before: BrandRow; readonly after: BrandRow }

/** Writes a change of a brand to the audit log (PROP-028). */
export const recordBrand = async (
  { tx, now, actor: author }: Pick<WriteContext, 'tx' | 'now' | 'actor'>,
  { sellerId, before, after }: Change,
): Promise<void> => {
  await recordChange(tx, {
    now,
    author,
    action: 'change',
    subject: { kind: 'company-brand', id: sellerId, name: after.trade_name },
    before: audited(before),
    after: audited(after),
  })
}
