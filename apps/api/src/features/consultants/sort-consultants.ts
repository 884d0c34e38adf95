import type * as contract from '@girassol/contract/consultants'
import type { Handler } from '../../http/context.ts'
import { placeInOrder, refuseOtherSet } from '../../records/positions.ts'
import { recordChange } from '../../records/record-change.ts'
import { type ConsultantRow, findConsultants, toManagedConsultant } from './consultant-queries.ts'
import { lockConsultants } from './consultant-store.ts'

const listNames = (rows: readonly ConsultantRow[]) => rows.map(({ consultant_name }) => consultant_name)

/** C-140: sets the whole order at once; 409 if a consultant was added or removed since the list was read. */
export const sortConsultants: Handler<typeof contract.sortConsultants> = async (
  { tx, now, actor: author },
  { body: { ids } },
) => {
  const before = await lockConsultants(tx)
  refuseOtherSet('consultores', before, ids)
  await placeInOrder(tx, 'consultant_contact', ids)
  const after = await findConsultants(tx)
  await recordChange(tx, {
    now,
    author,
    action: 'change',
    subject: { kind: 'consultant', id: 'order', name: 'Ordem dos consultores' },
    before: { order: listNames(before) },
    after: { order: listNames(after) },
  })
  return after.map(toManagedConsultant)
}
