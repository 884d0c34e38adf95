import type { AuditedFields } from '@girassol/domain/administration'
import type { WriteContext } from '../../http/context.ts'
import { recordChange } from '../../records/record-change.ts'
import type { StateRates } from './freight-table-store.ts'

const audited = ({ capital, interior }: StateRates): AuditedFields => ({
  capitalPercentage: capital.percentage,
  capitalMinimum: capital.minimum,
  capitalDeadline: capital.deadline,
  interiorPercentage: interior.percentage,
  interiorMinimum: interior.minimum,
  interiorDeadline: interior.deadline,
})

type Changed = { readonly uf: string; readonly before: StateRates | null; readonly after: StateRates }

/** C-140: writes the audit entry of a state whose freight changed. */
export const recordStateFreight = ({ tx, now, actor }: WriteContext, { uf, before, after }: Changed): Promise<void> =>
  recordChange(tx, {
    now,
    author: actor,
    action: before === null ? 'create' : 'change',
    subject: { kind: 'freight-rate', id: uf, name: uf },
    before: before && audited(before),
    after: audited(after),
  })
