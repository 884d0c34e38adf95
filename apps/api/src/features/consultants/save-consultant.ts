import type * as contract from '@girassol/contract/consultants'
import type { InputFor } from '@girassol/contract/http/endpoint'
import type { Context, Handler } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { refuseUnseen } from '../../records/changed-meanwhile.ts'
import { recordChange } from '../../records/record-change.ts'
import { auditedConsultant, consultantSubject } from './audited-consultant.ts'
import { type ConsultantRow, toManagedConsultant } from './consultant-queries.ts'
import { type ConsultantFields, insertConsultant, lockConsultant, updateConsultant } from './consultant-store.ts'

type Body = InputFor<typeof contract.addConsultant>['body']

const toFields = ({ states, consultantName, phoneNumber }: Body): ConsultantFields => ({
  states: states.toSorted(),
  consultant_name: consultantName,
  phone_number: phoneNumber,
})

const record = ({ tx, now, actor: author }: Context, before: ConsultantRow | null, after: ConsultantRow) =>
  recordChange(tx, {
    now,
    author,
    action: before === null ? 'create' : 'change',
    subject: consultantSubject(after),
    before: before && auditedConsultant(before),
    after: auditedConsultant(after),
  })

/** C-140: adds a consultant after the last one. */
export const addConsultant: Handler<typeof contract.addConsultant> = async (context, { body }) => {
  const after = await insertConsultant(context.tx, toFields(body))
  await record(context, null, after)
  return toManagedConsultant(after)
}

/** C-140: changes the consultant of these states. */
export const changeConsultant: Handler<typeof contract.changeConsultant> = async (
  context,
  { params: { id }, body: { version, ...body } },
) => {
  const before = orNotFound(await lockConsultant(context.tx, id), 'Consultor não encontrado.')
  refuseUnseen('este consultor', { now: before.version, seen: version })
  const after = await updateConsultant(context.tx, before, toFields(body))
  await record(context, before, after)
  return toManagedConsultant(after)
}
