import type { AnalyticsReport } from '@girassol/domain/analytics'
import { buildNegotiations } from './negotiation-report.ts'
import { buildAging, buildDeliveries, buildDiscount } from './order-flow-reports.ts'
import { buildOrdered, groupedReports } from './ordered-reports.ts'
import { buildConversion, buildLosses, buildLostProducts } from './outcome-reports.ts'
import { buildClaims, buildPipeline, buildPoints } from './own-reports.ts'
import { buildProposals, buildSentProposals } from './proposal-reports.ts'
import type { BuildReport } from './report-reading.ts'

/** C-212: how each report is computed, for its chart, table and file alike. */
export const buildReport: Readonly<Record<AnalyticsReport, BuildReport>> = {
  ...groupedReports,
  pipeline: buildPipeline,
  proposals: buildProposals,
  'sent-proposals': buildSentProposals,
  ordered: buildOrdered,
  conversion: buildConversion,
  discount: buildDiscount,
  negotiations: buildNegotiations,
  losses: buildLosses,
  aging: buildAging,
  deliveries: buildDeliveries,
  'lost-products': buildLostProducts,
  points: buildPoints,
  claims: buildClaims,
}
