import type * as contract from '@girassol/contract/consultants'
import type { Handler } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { recordChange } from '../../records/record-change.ts'
import { auditedConsultant, consultantSubject } from './audited-consultant.ts'
import { deleteConsultant, lockConsultant } from './consultant-store.ts'

/** C-140: when two users remove the same consultant, the second gets 404. */
export const removeConsultant: Handler<typeof contract.removeConsultant> = async (
  { tx, now, actor: author },
  { params: { id } },
) => {
  const before = orNotFound(await lockConsultant(tx, id), 'Consultor não encontrado.')
  await deleteConsultant(tx, id)
  await recordChange(tx, {
    now,
    author,
    action: 'remove',
    subject: consultantSubject(before),
    before: auditedConsultant(before),
    after: null,
  })
  return null
}
