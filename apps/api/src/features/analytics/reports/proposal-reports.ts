import { clipMonth, computeRate, fewestSellersInFigure, listMonths } from '@girassol/domain/analytics'
import { describeMonth, plusDays } from '@girassol/domain/shared'
import { sql } from 'kysely'
import { toDayStart } from '../../../database/day-start.ts'
import { toLink } from './list-links.ts'
import type { BuildReport, RawValues, ReportReading } from './report-reading.ts'

type Months = {
  readonly month: string | null
  readonly sent: number
  readonly accepted: number
  readonly days: number | null
  readonly watts: number
  readonly sellers: number
}

/** The proposals that were sent at least once, by the month of their creation, as their list finds them. */
const readMonths = async ({ tx, period: { from, to }, filters: { sellerId } }: ReportReading) => {
  const dayOf = (instant: string) => sql`(${sql.ref(instant)} at time zone 'America/Sao_Paulo')::date`
  const { rows } = await sql<Months>`
    select to_char(created_at at time zone 'America/Sao_Paulo', 'YYYY-MM') as month, count(*)::integer as sent,
      (count(*) filter (where status in ('ACCEPTED', 'CONVERTED')))::integer as accepted,
      round((percentile_cont(0.5) within group (order by ${dayOf('signed.accepted_at')} - ${dayOf('first.sent_at')}))::numeric, 1)::float
        as days,
      round(coalesce(sum(kwp), 0) * 1000)::bigint as watts, count(distinct proposal.seller_id)::integer as sellers
    from proposal left join proposal_acceptance as signed on signed.proposal_id = proposal.id
      left join lateral (select min(sent_at) as sent_at from proposal_version where proposal_id = proposal.id) as first on true
    where created_at >= ${toDayStart(from)} and created_at < ${toDayStart(plusDays(to, 1))} and status <> 'DRAFT'
      ${sellerId === null ? sql`` : sql`and proposal.seller_id = ${sellerId}`}
    group by grouping sets ((1), ())`.execute(tx)
  return rows
}

const nothing = { sent: 0, accepted: 0, days: null, watts: 0, sellers: 0 }

const linkToSent = ({ from, to }: ReportReading['period']): string =>
  toLink('/propostas', { visao: 'enviadas', de: from, ate: to })

const toRows = async (
  reading: ReportReading,
  {
    toValues,
    isLinked,
  }: { readonly toValues: (found: Omit<Months, 'month'>) => RawValues; readonly isLinked: boolean },
) => {
  const months = await readMonths(reading)
  const linkOf = (period: ReportReading['period']) => (isLinked ? linkToSent(period) : null)
  const rows = listMonths(reading.period).map((month) => ({
    key: month,
    label: describeMonth(month),
    values: toValues(months.find((found) => found.month === month) ?? nothing),
    link: linkOf(clipMonth(month, reading.period)),
  }))
  return { rows, totals: toValues(months.find(({ month }) => month === null) ?? nothing), link: linkOf(reading.period) }
}

/** ANA-001: the proposals of the caller's company. */
export const buildProposals: BuildReport = (reading) =>
  toRows(reading, {
    isLinked: true,
    toValues: ({ sent, accepted, days }) => ({ sent, accepted, rate: computeRate(accepted, sent), days }),
  })

/** ANA-009, C-172: counts and kWp of all proposals, where at least five sellers are in the figure. */
export const buildSentProposals: BuildReport = (reading) =>
  toRows(reading, {
    isLinked: false,
    toValues: ({ sent, accepted, watts, sellers }) =>
      sellers < fewestSellersInFigure ? { sent: null, accepted: null, kwp: null } : { sent, accepted, kwp: watts },
  })
