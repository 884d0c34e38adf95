import { type RawBuilder, sql } from 'kysely'
import type { DB } from '../../../database/schema.ts'
import type { Subject } from '../subject.ts'
import { isIn, ofOwnOrder, type TableRule } from './table-rule.ts'

/** What belongs to a claim about an order of the person. */
const ofOwnClaim = (column: string) => ({
  own: ({ orderIds }: Subject): RawBuilder<boolean> =>
    sql<boolean>`${sql.ref(column)} in (select claim.id from claim where ${isIn('claim.order_id', orderIds)})`,
})

/** Claims about units of orders, with what both sides wrote and photographed. */
export const claimTables = {
  claim: {
    label: 'Ocorrências',
    ...ofOwnOrder(),
    plain: `id year number order_id delivery_id type wish status opened_by opened_by_key opened_at handler_id answer_due_on decision_due_on
      answered_at decided_at waiting_since ended_at is_reopened is_contested solution amount_cents is_lateness_told
      is_waiting_told version`,
    text: 'text reason',
  },
  claim_file: {
    label: 'Arquivos de ocorrências',
    own: ({ orderIds }: Subject) =>
      sql<boolean>`claim_file.message_id in (
        select claim_message.id from claim_message join claim on claim.id = claim_message.claim_id
        where ${isIn('claim.order_id', orderIds)})`,
    removes: 'own',
    plain: 'id message_id content_type',
    internal: 'storage_key',
    text: 'name',
  },
  claim_line: { label: 'Ocorrências', plain: 'claim_id order_item_id type quantity' },
  claim_message: {
    label: 'Mensagens de ocorrências',
    ...ofOwnClaim('claim_message.claim_id'),
    plain: 'id claim_id author_id side is_internal written_at',
    text: 'text',
  },
  claim_move: {
    label: 'Ocorrências',
    ...ofOwnClaim('claim_move.claim_id'),
    plain: 'id claim_id from_status to_status moved_by moved_by_key moved_at solution amount_cents',
    text: 'reason',
  },
  claim_photo: {
    label: 'Fotos de ocorrências',
    ...ofOwnClaim('claim_photo.claim_id'),
    removes: 'own',
    plain: 'id claim_id order_item_id content_type width height added_by added_at',
    internal: 'storage_key',
  },
  claim_serial: { label: 'Ocorrências', plain: 'claim_id serial_id' },
  claim_year: { label: 'Ocorrências', plain: 'year last_number' },
} as const satisfies Partial<Record<keyof DB, TableRule>>
