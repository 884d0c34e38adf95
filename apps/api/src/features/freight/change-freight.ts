import type * as contract from '@girassol/contract/freight'
import type { AuditedFields } from '@girassol/domain/administration'
import type { Handler } from '../../http/context.ts'
import { notFound } from '../../http/refused.ts'
import { refuseUnseen } from '../administration/changed-meanwhile.ts'
import { recordChange } from '../administration/record-change.ts'
import { listStateFreight, lockStateFreight, type StateRates, writeStateFreight } from './freight-table-store.ts'

/** C-140: the freight table, for whoever keeps it. */
export const listFreightTable: Handler<typeof contract.listFreightTable> = ({ tx }) => listStateFreight(tx)

const audited = ({ capital, interior }: StateRates): AuditedFields => ({
  capitalPercentage: capital.percentage,
  capitalMinimum: capital.minimum,
  capitalDeadline: capital.deadline,
  interiorPercentage: interior.percentage,
  interiorMinimum: interior.minimum,
  interiorDeadline: interior.deadline,
})

/** C-34, C-140: what delivery to a state costs from now on; orders that are saved keep what they were told. */
export const changeFreight: Handler<typeof contract.changeFreight> = async (
  { tx, now, actor: author },
  { params: { uf }, body: { seen, ...rates } },
) => {
  const before = await lockStateFreight(tx, uf)
  if (before === undefined) throw notFound('Estado não encontrado.')
  refuseUnseen('o frete deste estado', { now: before, seen })
  await writeStateFreight(tx, uf, rates)
  await recordChange(tx, {
    now,
    author,
    action: before === null ? 'create' : 'change',
    subject: { kind: 'freight-rate', id: uf, name: uf },
    before: before && audited(before),
    after: audited(rates),
  })
  return { uf, ...rates }
}
