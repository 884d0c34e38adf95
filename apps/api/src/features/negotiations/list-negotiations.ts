import type { InputFor } from '@girassol/contract/http/endpoint'
import type * as contract from '@girassol/contract/negotiations'
import type { NegotiationRow } from '@girassol/contract/negotiations'
import { computeDiscountPercent, computeOfferMargin, findOwnFloor, reachesFloor } from '@girassol/domain/negotiations'
import { budgetHours } from '@girassol/domain/orders'
import { plusHours, reaisFrom } from '@girassol/domain/shared'
import { type RawBuilder, sql } from 'kysely'
import { matchesTerm } from '../../database/matches-term.ts'
import type { Handler } from '../../http/context.ts'
import type { Reading } from '../order-record/order-lines.ts'
import { findFloors } from './margin-floors.ts'

type Query = InputFor<typeof contract.listNegotiations>['query']

type Row = {
  readonly order_id: number
  readonly status: NegotiationRow['status']
  readonly opened_at: string
  readonly valid_until: string | null
  readonly seller_id: number
  readonly seller: string
  readonly handler: string | null
  readonly sub_total_cents: number
  readonly discount_cents: number
  readonly cost_cents: number
  readonly message: { readonly author: string; readonly at: string; readonly text: string } | null
}

/** So long before its end an offer, or a budget that is negotiated, is expiring. */
const expiringHours = 24

/** The open negotiations of budgets that are not expired, with the queues that each is in (QUO-022). */
const openNegotiations = ({ actor, now }: Reading, { seller = '' }: Pick<Query, 'seller'>): RawBuilder<unknown> => {
  const served = (table: string, author: string) => sql`exists (select from ${sql.table(table)} part
    where part.negotiation_id = negotiation.id and ${sql.ref(`part.${author}`)} = ${actor.userId}
      and part.side = 'integrator')`
  const budgetEnd = sql`orders.finished_at + make_interval(hours => ${budgetHours}::integer)`
  const isOfSeller = sql`(${matchesTerm(sql.ref('seller.search'), seller)}
    or ${/^\d{1,9}$/.test(seller) ? sql`seller.id = ${Number(seller)}` : sql`false`})`
  return sql`(
    select negotiation.*, seller.fancy_name as seller,
      negotiation.status = 'REQUESTED' and (negotiation.handler_id is null or negotiation.handler_id = ${actor.userId})
        and not ${served('negotiation_round', 'author_id')} and not ${served('negotiation_move', 'moved_by')} as mine,
      negotiation.status = 'PENDING_APPROVAL' as approval,
      least(${budgetEnd}, case when negotiation.status = 'COUNTERED' then negotiation.valid_until end)
        <= ${plusHours(now, expiringHours)}::timestamptz as expiring,
      true as "all"
    from negotiation
    join orders on orders.id = negotiation.order_id and orders.seller_id = negotiation.seller_id
    join seller on seller.id = negotiation.seller_id
    where negotiation.status in ('REQUESTED', 'COUNTERED', 'PENDING_APPROVAL')
      and orders.status = 'BUDGET' and ${budgetEnd} > ${now}::timestamptz
      and (negotiation.status <> 'COUNTERED' or negotiation.valid_until > ${now}::timestamptz)
      ${seller === '' ? sql`` : sql`and ${isOfSeller}`}
  )`
}

const countQueues = async (reading: Reading, query: Query) => {
  const { rows } = await sql<{ mine: number; approval: number; expiring: number; all: number }>`
    select count(*) filter (where mine)::integer as mine, count(*) filter (where approval)::integer as approval,
      count(*) filter (where expiring)::integer as expiring, count(*)::integer as "all"
    from ${openNegotiations(reading, query)} open`.execute(reading.tx)
  const [counts] = rows
  if (counts === undefined) throw new Error('an aggregate without a row')
  return counts
}

const listRows = async (reading: Reading, query: Query): Promise<readonly Row[]> => {
  const { queue, skip, take } = query
  const { rows } = await sql<Row>`
    select open.order_id, open.status, open.opened_at, open.valid_until, open.seller_id, open.seller,
      handler.name as handler, round.sub_total_cents, round.discount_cents, round.cost_cents,
      (select json_build_object('author', author.name, 'at', message.written_at, 'text', message.text)
        from negotiation_message message join app_user author on author.id = message.author_id
        where message.negotiation_id = open.id order by message.written_at desc, message.id desc limit 1) as message
    from ${openNegotiations(reading, query)} open
    join lateral (select * from negotiation_round where negotiation_id = open.id order by number desc limit 1) round
      on true
    left join app_user handler on handler.id = open.handler_id
    where open.${sql.ref(queue)}
    order by open.opened_at, open.id
    limit ${take} offset ${(skip - 1) * take}`.execute(reading.tx)
  return rows
}

type Shown = { readonly actor: Reading['actor']; readonly ownFloor: number | null }

const toRow = (row: Row, { actor, ownFloor }: Shown): NegotiationRow => {
  const margin = { netCents: row.sub_total_cents - row.discount_cents, costCents: row.cost_cents }
  const { message } = row
  return {
    orderId: row.order_id,
    seller: { id: row.seller_id, name: row.seller },
    status: row.status,
    openedAt: row.opened_at,
    validUntil: row.status === 'COUNTERED' ? row.valid_until : null,
    value: actor.canViewProductPrices ? reaisFrom(row.sub_total_cents) : null,
    percent: actor.canViewProductPrices ? computeDiscountPercent(row.discount_cents, row.sub_total_cents) : null,
    ...(actor.canViewMarginLiquid && { margin: computeOfferMargin(margin) }),
    isBelowFloor: ownFloor === null || !reachesFloor(margin, ownFloor),
    handler: row.handler,
    lastMessage: message === null ? null : { ...message, at: new Date(message.at).toISOString() },
  }
}

/** QUO-022: the staff's queue; each tab counts its own rows. */
export const listNegotiations: Handler<typeof contract.listNegotiations> = async (context, { query }) => {
  const { actor, tx } = context
  const counts = await countQueues(context, query)
  const rows = await listRows(context, query)
  const ownFloor = findOwnFloor(actor.roles, await findFloors(tx))
  return {
    data: rows.map((row) => toRow(row, { actor, ownFloor })),
    total: rows.length === 0 ? 0 : counts[query.queue],
    totalIsExact: true,
    counts,
  }
}
