import type { FakeProtheus } from '@girassol/api/integrations/erp/fake-protheus'
import { sql } from 'kysely'
import type { World } from './live-order.ts'

/** Counts of a run, by name. */
export type Figures = Readonly<Record<string, number>>

export const readFigures = async ({ db, calls, acknowledged }: World, protheus: FakeProtheus): Promise<Figures> => {
  const { rows } = await sql<{ jobs: number; retried: number; points: number; notices: number }>`
    select count(*)::int as jobs, count(*) filter (where retry_count > 0)::int as retried,
      (select count(*)::int from point_entry) as points, (select count(*)::int from notification) as notices
    from pgboss.job where name = 'erp.order-step'`.execute(db)
  return {
    calls: calls.figures.calls,
    unanswered: calls.figures.unanswered,
    serverErrors: calls.figures.failures,
    messages: acknowledged.size,
    messagesSent: [...acknowledged.values()].reduce((sum, times) => sum + times, 0),
    erpCalls: protheus.requests.length,
    erpEffects: protheus.state.effects.length,
    outboxJobs: rows[0]?.jobs ?? 0,
    outboxJobsRetried: rows[0]?.retried ?? 0,
    pointEntries: rows[0]?.points ?? 0,
    notifications: rows[0]?.notices ?? 0,
  }
}
