import type * as contract from '@girassol/contract/consultants'
import type { Handler } from '../../http/context.ts'

/** NAV-017: the consultants, each with the states that it answers for. */
export const listConsultants: Handler<typeof contract.listConsultants> = async ({ tx }) => {
  const rows = await tx.selectFrom('consultant_contact').selectAll().orderBy('id').execute()
  return rows.map(({ states, consultant_name, phone_number }) => ({
    states: states.join(','),
    consultantName: consultant_name,
    phoneNumber: phone_number,
  }))
}
