import type { AuditedFields } from '@girassol/domain/administration'
import type { ConsultantRow } from './consultant-queries.ts'

export const consultantSubject = ({ id, consultant_name }: ConsultantRow) =>
  ({ kind: 'consultant', id, name: consultant_name }) as const

/** The fields of a consultant in the audit log. */
export const auditedConsultant = ({ states, consultant_name, phone_number }: ConsultantRow): AuditedFields => ({
  states,
  name: consultant_name,
  phone: phone_number,
})
