import type { ManagedConsultant } from '@girassol/contract/consultants'
import { type BrazilState, brazilStates } from '@girassol/domain/shared'
import type { Selectable } from 'kysely'
import type { ConsultantContact } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'

export type ConsultantRow = Selectable<ConsultantContact>

export const toManagedConsultant = ({
  id,
  states,
  consultant_name,
  phone_number,
  version,
}: ConsultantRow): ManagedConsultant => ({
  id,
  states: brazilStates.filter((state: BrazilState) => states.includes(state)),
  consultantName: consultant_name,
  phoneNumber: phone_number,
  version,
})

/** The consultants in their order: of two consultants of one state the first is shown (NAV-015). */
export const findConsultants = (tx: Tx): Promise<ConsultantRow[]> =>
  tx.selectFrom('consultant_contact').selectAll().orderBy('position').orderBy('id').execute()
