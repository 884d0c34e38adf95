import {
  type LossReason,
  lossReasons,
  type NegotiationStatus,
  negotiationStatusAt,
  negotiationStatuses,
  showNegotiationStatus,
} from '@girassol/domain/negotiations'
import { type OrderStatus, statusAt } from '@girassol/domain/orders'
import { reaisFrom, toDay } from '@girassol/domain/shared'
import { sql } from 'kysely'
import type { Sheet, SheetColumn } from '../../documents/spreadsheet.ts'
import type { LookupContext, Tx } from '../../http/context.ts'

type StoredRow = {
  readonly id: number
  readonly order_id: number
  readonly status: NegotiationStatus
  readonly valid_until: string | null
  readonly opened_at: string
  readonly ended_at: string | null
  readonly agreement_ended_at: string | null
  readonly end_reason: LossReason | null
  readonly end_text: string | null
  /** Null for a budget that was removed. */
  readonly order_status: OrderStatus | null
  readonly finished_at: string | null
  readonly sub_total_cents: number | null
  readonly asked_cents: number | null
  readonly offered_cents: number | null
  readonly agreed_cents: number | null
  readonly competitor: string | null
  readonly competitor_cents: number | null
}

/** A negotiation as its integrator reads it; `shownStatus` is that of now. */
type NegotiationOfCompany = StoredRow & { readonly shownStatus: NegotiationStatus }

/** The reader of the sheet, and the integrator whose negotiations it has. */
type SheetContext = Pick<LookupContext, 'actor' | 'now' | 'read'> & { readonly sellerId: number }

const pageSize = 500

/** QUO-010: an offer counts from the move on that releases it; C-188: only the integrator's own competitor. */
const listRows = async (tx: Tx, sellerId: number, after: number): Promise<readonly StoredRow[]> => {
  const { rows } = await sql<StoredRow>`
    select negotiation.*, orders.status as order_status, orders.finished_at, asked.sub_total_cents,
      asked.discount_cents as asked_cents, offered.discount_cents as offered_cents,
      agreed.discount_cents as agreed_cents, competitor.name as competitor, competitor.price_cents as competitor_cents
    from negotiation
    left join orders on orders.id = negotiation.order_id
    left join lateral (
      select sub_total_cents, discount_cents from negotiation_round
      where negotiation_id = negotiation.id and side = 'integrator' order by number desc limit 1) asked on true
    left join lateral (
      select round.discount_cents from negotiation_round round
      where round.negotiation_id = negotiation.id and round.side = 'distributor' and exists (
        select from negotiation_move move where move.negotiation_id = negotiation.id and move.round = round.number
          and move.to_status in ('COUNTERED', 'AGREED'))
      order by round.number desc limit 1) offered on true
    left join lateral (
      select round.discount_cents from negotiation_move move
      join negotiation_round round on round.negotiation_id = move.negotiation_id and round.number = move.round
      where move.negotiation_id = negotiation.id and move.to_status = 'AGREED' limit 1) agreed on true
    left join budget_competitor competitor on competitor.order_id = negotiation.order_id
      and competitor.seller_id = negotiation.seller_id and competitor.side = 'integrator'
    where negotiation.seller_id = ${sellerId} and negotiation.id > ${after}
      and (orders.id is null or orders.seller_id = negotiation.seller_id)
    order by negotiation.id limit ${pageSize}`.execute(tx)
  return rows
}

const toShown = (row: StoredRow, now: string): NegotiationOfCompany => {
  const { status, valid_until: validUntil, order_status, finished_at: finishedAt } = row
  const budget = order_status === null ? 'BUDGET_EXPIRED' : statusAt({ status: order_status, finishedAt }, now)
  const current = negotiationStatusAt({ status, validUntil }, { budget, now })
  return { ...row, shownStatus: showNegotiationStatus(current, { isIntegrator: true }) }
}

/** Page by page, each a separate read, so that no connection is in use between pages. */
const listPages = async function* ({ read, now, sellerId }: SheetContext) {
  let after = 0
  for (;;) {
    const from = after
    const rows = await read((tx) => listRows(tx, sellerId, from))
    yield rows.map((row) => toShown(row, now))
    if (rows.length < pageSize) return
    after = rows.at(-1)?.id ?? after
  }
}

type Column = SheetColumn<NegotiationOfCompany>

const text = (header: string, value: (row: NegotiationOfCompany) => string | null): Column => ({
  header,
  width: 24,
  kind: 'text',
  value,
})

const day = (header: string, value: (row: NegotiationOfCompany) => string | null): Column => ({
  header,
  width: 12,
  kind: 'day',
  value: (row) => {
    const at = value(row)
    return at === null ? null : toDay(at)
  },
})

/** Empty for readers who may not see prices (C-29). */
const reaisIf =
  (isShown: boolean) =>
  (header: string, value: (row: NegotiationOfCompany) => number | null): Column => ({
    header,
    width: 14,
    kind: 'number',
    decimals: 2,
    value: (row) => {
      const cents = isShown ? value(row) : null
      return cents === null ? null : reaisFrom(cents)
    },
  })

const toColumns = (seesPrices: boolean): readonly Column[] => {
  const reais = reaisIf(seesPrices)
  return [
    text('Negociação', ({ id }) => String(id)),
    text('Orçamento', ({ order_id }) => String(order_id)),
    text('Situação', ({ shownStatus }) => negotiationStatuses[shownStatus].label),
    day('Aberta em', ({ opened_at }) => opened_at),
    day('Proposta válida até', ({ shownStatus, valid_until }) => (shownStatus === 'COUNTERED' ? valid_until : null)),
    day('Encerrada em', ({ ended_at }) => ended_at),
    reais('Valor dos itens (R$)', ({ sub_total_cents }) => sub_total_cents),
    reais('Desconto pedido (R$)', ({ asked_cents }) => asked_cents),
    reais('Desconto oferecido (R$)', ({ offered_cents }) => offered_cents),
    reais('Desconto acordado (R$)', ({ agreed_cents }) => agreed_cents),
    day('Acordo encerrado em', ({ agreement_ended_at }) => agreement_ended_at),
    text('Motivo', ({ end_reason }) => (end_reason === null ? null : lossReasons[end_reason])),
    text('Comentário', ({ end_text }) => end_text),
    text('Concorrente', ({ competitor }) => competitor),
    reais('Preço do concorrente (R$)', ({ competitor_cents }) => competitor_cents),
  ]
}

/** COMP-019: every negotiation of an integrator's budgets, also of removed ones, the oldest first, as it reads them. */
export const toNegotiationSheet = (context: SheetContext): Sheet<NegotiationOfCompany> => ({
  name: 'Negociações',
  columns: toColumns(context.actor.canViewProductPrices),
  pages: listPages(context),
})
