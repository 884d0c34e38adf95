import type * as contract from '@girassol/contract/consultants'
import type { Handler } from '../../http/context.ts'
import { findConsultants, toManagedConsultant } from './consultant-queries.ts'

/** NAV-017: the consultants, each with its states. */
export const listConsultants: Handler<typeof contract.listConsultants> = async ({ tx }) => {
  const rows = await findConsultants(tx)
  return rows.map(({ states, consultant_name, phone_number }) => ({
    states: states.join(','),
    consultantName: consultant_name,
    phoneNumber: phone_number,
  }))
}

/** C-140: the same list for the users who manage it. */
export const listManagedConsultants: Handler<typeof contract.listManagedConsultants> = async ({ tx }) =>
  (await findConsultants(tx)).map(toManagedConsultant)
