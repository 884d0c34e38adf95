import { type RawBuilder, sql } from 'kysely'
import type { DB } from '../../../database/schema.ts'
import type { Subject } from '../subject.ts'
import { isEmailIn, isIn, type TableRule } from './table-rule.ts'

/** Sites of the person: by the registered customer, or by the e-mail of the contact. */
const isSiteOf = (subject: Subject) => sql<boolean>`(${isIn('site.customer_id', subject.customerIds)}
  or ${isEmailIn(sql.ref('site.email'), subject.emails)})`

const ofSite = (column: string) => ({
  own: (subject: Subject): RawBuilder<boolean> =>
    sql<boolean>`${sql.ref(column)} in (select site.id from site where ${isSiteOf(subject)})`,
})

/** The work of integrators at the places of their customers. */
export const siteTables = {
  site: {
    label: 'Obras',
    own: isSiteOf,
    plain: `id seller_id city_code supply breaker_a utility roof_type_id roof_tilt roof_azimuth consumption responsible_id
      stage is_archived version created_by created_at touched_at`,
    internal: 'search',
    name: 'contact_name',
    empty: 'customer_id phone email address consumer_unit',
    text: 'title loss_reason',
  },
  site_move: {
    label: 'Etapas de obras',
    ...ofSite('site_move.site_id'),
    plain: 'id site_id from_stage to_stage event user_id moved_at',
    text: 'reason author',
  },
  site_note: {
    label: 'Notas de obras',
    ...ofSite('site_note.site_id'),
    plain: 'id site_id author_id created_at edited_at removed_at version',
    text: 'text',
  },
  site_photo: {
    label: 'Fotos de obras',
    ...ofSite('site_photo.site_id'),
    removes: 'own',
    plain: 'id site_id content_type width height added_by added_at',
    internal: 'storage_key',
  },
  warranty_link: {
    label: 'Páginas de garantias',
    ...ofSite('warranty_link.site_id'),
    plain: 'site_id opened_by opened_at',
    internal: 'nonce hash',
  },
  site_task: {
    label: 'Tarefas',
    plain: `id seller_id site_id due_on responsible_id done_at done_by announced version created_by
      created_at`,
    text: 'title',
  },
} as const satisfies Partial<Record<keyof DB, TableRule>>
