import { type RawBuilder, sql } from 'kysely'
import type { DB } from '../../../database/schema.ts'
import type { Subject } from '../subject.ts'
import { isIn, ofOwnOrder, type TableRule } from './table-rule.ts'

/** What belongs to a negotiation about a budget of the person. */
const ofOwnNegotiation = (column: string) => ({
  own: ({ orderIds }: Subject): RawBuilder<boolean> =>
    sql<boolean>`${sql.ref(column)} in (
      select negotiation.id from negotiation where ${isIn('negotiation.order_id', orderIds)})`,
})

/** Negotiations of budgets, with what both sides wrote, and why budgets were lost. */
export const negotiationTables = {
  budget_competitor: {
    label: 'Motivos de perda',
    ...ofOwnOrder(),
    plain: 'order_id seller_id side named_by named_at',
    internal: 'price_cents',
    text: 'name',
  },
  budget_outcome: {
    label: 'Motivos de perda',
    ...ofOwnOrder(),
    plain: 'order_id seller_id outcome decided_at reason side reason_by reason_at is_remade',
    internal: 'total_cents competitor_price_cents',
    text: 'text competitor_name',
  },
  margin_floor: { label: 'Alçadas', plain: 'role floor' },
  negotiation: {
    label: 'Negociações',
    ...ofOwnOrder(),
    plain: `id order_id seller_id status valid_until opened_by opened_at handler_id ended_at end_reason
      agreement_ended_at reminded_of`,
    internal: 'discount_before',
    text: 'end_text',
  },
  negotiation_file: {
    label: 'Arquivos de negociações',
    own: ({ orderIds }: Subject) =>
      sql<boolean>`negotiation_file.message_id in (
        select message.id from negotiation_message message
        join negotiation on negotiation.id = message.negotiation_id
        where ${isIn('negotiation.order_id', orderIds)})`,
    removes: 'own',
    plain: 'id message_id content_type',
    internal: 'storage_key',
    text: 'name',
  },
  negotiation_message: {
    label: 'Mensagens de negociações',
    ...ofOwnNegotiation('negotiation_message.negotiation_id'),
    plain: 'id negotiation_id author_id side is_internal written_at',
    text: 'text',
  },
  negotiation_move: {
    label: 'Negociações',
    ...ofOwnNegotiation('negotiation_move.negotiation_id'),
    plain: 'id negotiation_id round from_status to_status side moved_by moved_at',
    text: 'text',
  },
  negotiation_reader: { label: 'Negociações', plain: 'negotiation_id user_id message_id read_at' },
  negotiation_round: {
    label: 'Negociações',
    ...ofOwnNegotiation('negotiation_round.negotiation_id'),
    plain: 'id negotiation_id number side author_id made_at valid_until',
    internal: 'total_discount_cents discount_cents sub_total_cents cost_cents',
    text: 'message',
  },
  negotiation_round_line: {
    label: 'Negociações',
    plain: 'round_id product_code position quantity',
    internal: 'list_cents cost_cents unit_cents',
  },
} as const satisfies Partial<Record<keyof DB, TableRule>>
