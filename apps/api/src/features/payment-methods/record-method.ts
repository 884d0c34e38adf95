import type { AuditedFields } from '@girassol/domain/administration'
import type { Context } from '../../http/context.ts'
import { recordChange } from '../../records/record-change.ts'
import type { MethodRow } from './managed-method-queries.ts'

const audited = ({
  code,
  description,
  quantity_installment,
  range_installment,
  offered,
}: MethodRow): AuditedFields => ({
  code,
  description,
  quantityInstallment: quantity_installment,
  rangeInstallment: range_installment,
  offered,
})

/** The audit entry of a condition that was added, changed or switched on or off (C-140). */
export const recordMethod = (
  { tx, now, actor: author }: Context,
  before: MethodRow | null,
  after: MethodRow,
): Promise<void> =>
  recordChange(tx, {
    now,
    author,
    action: before === null ? 'create' : 'change',
    subject: { kind: 'other-payment-method', id: after.id, name: `${after.code} · ${after.description}` },
    before: before && audited(before),
    after: audited(after),
  })
