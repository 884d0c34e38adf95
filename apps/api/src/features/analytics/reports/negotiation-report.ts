import { type NegotiationStatus, negotiationStatuses } from '@girassol/domain/negotiations'
import { plusDays } from '@girassol/domain/shared'
import { sql } from 'kysely'
import { toDayStart } from '../../../database/day-start.ts'
import type { BuildReport } from './report-reading.ts'

type Times = {
  readonly status: NegotiationStatus | null
  readonly count: number
  readonly answerDays: number | null
  readonly endDays: number | null
}

const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'America/Sao_Paulo')::date`

/** C-212: the median, to one decimal. */
const median = (days: ReturnType<typeof sql>) =>
  sql`round((percentile_cont(0.5) within group (order by ${days}))::numeric, 1)::float`

/** ANA-002: the negotiations that were opened in the period by status, with how many calendar days they took. */
export const buildNegotiations: BuildReport = async ({ tx, period: { from, to }, filters: { sellerId } }) => {
  const { rows: times } = await sql<Times>`
    select status, count(*)::integer as count,
      ${median(sql`${dayOf('answered.at')} - ${dayOf('opened_at')}`)} as "answerDays",
      ${median(sql`${dayOf('ended_at')} - ${dayOf('opened_at')}`)} as "endDays"
    from negotiation left join lateral (select min(moved_at) as at from negotiation_move
      where negotiation_id = negotiation.id and side = 'distributor' and to_status = 'COUNTERED') as answered on true
    where opened_at >= ${toDayStart(from)} and opened_at < ${toDayStart(plusDays(to, 1))}
      ${sellerId === null ? sql`` : sql`and seller_id = ${sellerId}`}
    group by grouping sets ((status), ()) order by 2 desc`.execute(tx)
  const toValues = ({ count, answerDays, endDays }: Times) => ({ count, answerDays, endDays })
  const rows = times.flatMap((row) =>
    row.status === null
      ? []
      : [{ key: row.status, label: negotiationStatuses[row.status].label, values: toValues(row), link: null }],
  )
  const all = times.find(({ status }) => status === null)
  return { rows, totals: all === undefined ? { count: 0, answerDays: null, endDays: null } : toValues(all), link: null }
}
