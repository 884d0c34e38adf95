import { type RawBuilder, sql } from 'kysely'
import type { DB } from '../../../database/schema.ts'
import type { Subject } from '../subject.ts'
import { isCpfOf, isEmailIn, type TableRule } from './table-rule.ts'

/** Homologations whose holder is the person. */
const isOfPerson = (id: RawBuilder<unknown>, subject: Subject) => sql<boolean>`${id} in (
  select held.id from homologation as held where ${isCpfOf(sql.ref('held.holder_document'), subject)}
    or ${isEmailIn(sql.ref('held.holder_email'), subject.emails)})`

const ofHomologation = (column: string) => ({
  label: 'Homologações',
  own: (subject: Subject) => isOfPerson(sql.ref(column), subject),
})

/** What the portal knows of the holder of a consumer unit (HOM-001). */
export const homologationTables = {
  homologation: {
    ...ofHomologation('homologation.id'),
    plain: `id seller_id order_id site_id status version status_on due_on pendency_from city_code supply breaker_a utility_id
      consumption_class works submitted_on pendency_on issued_on inspection_on connected_on denied_on
      submitted_equipment created_by created_at updated_at`,
    name: 'holder_name',
    empty: `holder_document holder_email holder_phone consumer_unit credit_units street house_number complement district postal_code
      protocol technician_responsibility`,
    text: 'technician_name technician_register pendency_text denial_text',
  },
  homologation_log: {
    ...ofHomologation('homologation_log.homologation_id'),
    plain: 'id homologation_id at author_id kind from_status to_status',
    text: 'text',
  },
  homologation_pack: {
    ...ofHomologation('homologation_pack.homologation_id'),
    removes: 'own',
    plain: 'id homologation_id submitted_at sha256',
    internal: 'bytes',
  },
} as const satisfies Partial<Record<keyof DB, TableRule>>
