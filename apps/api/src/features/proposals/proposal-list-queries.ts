import type { ProposalRow } from '@girassol/contract/proposals'
import { openStatuses, type ProposalStatus, proposalStatusAt, proposalStatusNames } from '@girassol/domain/proposals'
import { type Day, plusDays, reaisFrom, toDay } from '@girassol/domain/shared'
import { type Expression, type SqlBool, sql } from 'kysely'
import { toDayStart } from '../../database/day-start.ts'
import { escapeLike } from '../../database/matches-term.ts'
import { countLimit, toPage } from '../../database/to-page.ts'
import type { Tx } from '../../http/context.ts'
import { toPlace } from './proposal-place.ts'

export type ProposalFilter = {
  readonly sellerId: number
  readonly statuses: readonly ProposalStatus[]
  readonly term: string | undefined
  readonly from: Day | undefined
  readonly to: Day | undefined
  readonly skip: number
  readonly take: number
  readonly now: string
}

const rowColumns = [
  'proposal.id',
  'proposal.number',
  'proposal.created_at',
  'proposal.customer_name',
  'proposal.city_code',
  'proposal.kwp',
  'proposal.final_price_cents',
  'proposal.status',
  'proposal.last_version',
  'proposal.views',
  'proposal.valid_until',
] as const

const isOpen = sql<SqlBool>`proposal.status in (${sql.join(openStatuses.map((status) => sql.lit(status)))})`

/** PROP-015: what has ended and waits for the job counts as EXPIRED, and no longer as SENT or VIEWED. */
const hasStatus = (statuses: readonly ProposalStatus[], today: Day): Expression<SqlBool> => {
  if (statuses.length === proposalStatusNames.length) return sql<SqlBool>`true`
  const isOver = sql`${isOpen} and proposal.valid_until < ${today}::date`
  const stored = sql`proposal.status = any(${[...statuses]}::text[])`
  return statuses.includes('EXPIRED')
    ? sql<SqlBool>`(${stored} or ${isOver})`
    : sql<SqlBool>`(${stored} and not (${isOver}))`
}

/** A number, or a part of the customer's name. */
const matches = (term: string | undefined): Expression<SqlBool> => {
  const wanted = term?.trim() ?? ''
  if (wanted === '') return sql<SqlBool>`true`
  if (/^\d{1,9}$/.test(wanted)) return sql<SqlBool>`proposal.number = ${Number(wanted)}`
  return sql<SqlBool>`plain(proposal.customer_name) like '%' || plain(${escapeLike(wanted)}) || '%'`
}

const filtered = (tx: Tx, { sellerId, statuses, term, from, to, now }: ProposalFilter) =>
  tx
    .selectFrom('proposal')
    .where('proposal.seller_id', '=', sellerId)
    .where(hasStatus(statuses, toDay(now)))
    .where(matches(term))
    .$if(from !== undefined, (query) => query.where('proposal.created_at', '>=', toDayStart(from ?? '')))
    .$if(to !== undefined, (query) => query.where('proposal.created_at', '<', toDayStart(plusDays(to ?? '', 1))))

/** The statement of one page, the newest first; its test looks at its plan. */
export const selectProposalRows = (tx: Tx, filter: ProposalFilter) =>
  filtered(tx, filter)
    .select(rowColumns)
    .orderBy('proposal.number', 'desc')
    .limit(filter.take)
    .offset((filter.skip - 1) * filter.take)

type Row = Awaited<ReturnType<ReturnType<typeof selectProposalRows>['executeTakeFirstOrThrow']>>

const toRow = (row: Row, now: string): ProposalRow => ({
  id: row.id,
  number: row.number,
  createdAt: row.created_at,
  customer: { name: row.customer_name, ...toPlace(row.city_code) },
  kwp: row.kwp === null ? null : Number(row.kwp),
  finalPrice: reaisFrom(row.final_price_cents),
  status: proposalStatusAt({ status: row.status, validUntil: row.valid_until }, now),
  versionNumber: row.last_version,
  views: row.views,
  validUntil: row.valid_until,
})

/** PROP-027: a page of the proposals of a seller. */
export const listProposalRows = async (tx: Tx, filter: ProposalFilter) => {
  const rows = await selectProposalRows(tx, filter).execute()
  return toPage(
    rows.map((row) => toRow(row, filter.now)),
    filter,
    async () => {
      const counted = tx
        .selectFrom(filtered(tx, filter).select('proposal.id').limit(countLimit).as('counted'))
        .select((eb) => eb.fn.countAll<number>().as('total'))
      return (await counted.executeTakeFirstOrThrow()).total
    },
  )
}
