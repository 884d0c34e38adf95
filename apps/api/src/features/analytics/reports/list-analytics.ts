import type * as contract from '@girassol/contract/analytics'
import { analyticsReportNames, readsReport } from '@girassol/domain/analytics'
import { displayName } from '@girassol/domain/catalogue'
import { toDay } from '@girassol/domain/shared'
import { sql } from 'kysely'
import type { Handler } from '../../../http/context.ts'
import { toAnalyticsReader } from './analytics-reader.ts'

/** ANA-008, ANA-009: the reports of the caller, and the values of their filters. */
export const listAnalytics: Handler<typeof contract.listAnalytics> = async ({ tx, actor, now }) => {
  const reader = toAnalyticsReader(actor)
  const branches = await tx
    .selectFrom('branch')
    .select([sql<string>`company_code || ',' || branch_code`.as('value'), 'name as label'])
    .orderBy('name')
    .execute()
  const named = (table: 'brand' | 'product_group') =>
    tx.selectFrom(table).select(['code as value', 'name as label']).orderBy('name').execute()
  return {
    side: reader.isOwn ? 'own' : 'house',
    today: toDay(now),
    reports: analyticsReportNames.filter((report) => readsReport(report, reader)),
    branches,
    brands: await named('brand'),
    groups: (await named('product_group')).map(({ value, label }) => ({ value, label: displayName(label) })),
    bySeller: reader.readsSellers,
  }
}
