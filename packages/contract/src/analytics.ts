import { analyticsReportNames, cadenceNames } from '@girassol/domain/analytics'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { calendarDay, id, text, uf } from './http/fields.ts'
import { fileBytes } from './http/file.ts'

const reportName = z.enum(analyticsReportNames)

const columnKind = z.enum(['count', 'money', 'kwp', 'percent', 'days', 'perWp', 'per100'])

/** In the order of the columns: reais, kWp, counts, percent and days; null where there is nothing to show. */
const values = z.array(z.number().nullable())

const option = z.object({ value: z.string(), label: z.string() })

export const listAnalytics = endpoint({
  method: 'GET',
  path: '/analytics',
  requires: 'analytics.read',
  summary: 'The reports of the caller, and what they may be narrowed by (ANA-008, ANA-009).',
  response: z.object({
    side: z.enum(['own', 'house']),
    /** The day of São Paulo, from which the usual periods count. */
    today: z.string(),
    reports: z.array(reportName),
    branches: z.array(option),
    brands: z.array(option),
    groups: z.array(option),
    /** Whether the figures of one integrator may be chosen. */
    bySeller: z.boolean(),
  }),
})
export type AnalyticsStart = z.infer<typeof listAnalytics.response>

const reportQuery = {
  /** First and last day, in São Paulo; without them, the last 12 months. At most 24 months (ANA-008). */
  from: z.optional(calendarDay),
  to: z.optional(calendarDay),
  /** Company and branch: '01,01'. */
  branch: z.optional(text(20)),
  uf: z.optional(uf),
  brand: z.optional(text(30)),
  group: z.optional(text(30)),
  seller: z.optional(id),
}

const row = z.object({
  key: z.string(),
  label: z.string(),
  /** A second line below the label. */
  note: z.string().nullable(),
  values,
  /** Those of the period before, with `compare`. */
  before: values.nullable(),
  /** The list in the portal with what is counted; null where there is none. */
  listLink: z.string().nullable(),
})

const period = z.object({ from: z.string(), to: z.string() })

const report = z.object({
  report: reportName,
  /** The instant of the figures (ANA-010). */
  asOf: z.string(),
  period: period.nullable(),
  /** The period before, with `compare`. */
  before: period.nullable(),
  columns: z.array(z.object({ key: z.string(), label: z.string(), kind: columnKind })),
  rows: z.array(row),
  totals: values,
  totalsBefore: values.nullable(),
  /** A figure that is no part of the table. */
  beside: z.object({ label: z.string(), value: z.number(), listLink: z.string().nullable() }).nullable(),
  listLink: z.string().nullable(),
})
export type AnalyticsReportView = z.infer<typeof report>
export type AnalyticsRow = z.infer<typeof row>

export const showReport = endpoint({
  method: 'GET',
  path: '/analytics/:report',
  requires: 'analytics.read',
  summary:
    'A table of figures with its definition, totals and the lists of what is counted; 403 for a report of the other side, 400 for more than 24 months (ANA-001 to ANA-009).',
  params: z.object({ report: reportName }),
  query: z.object({ ...reportQuery, compare: z.enum(['yes', 'no']).default('no') }),
  response: report,
  mayLag: true,
})

export const exportReport = endpoint({
  method: 'GET',
  path: '/analytics/:report/export',
  requires: 'analytics.read',
  summary:
    'The same table as a spreadsheet with its filters in the first lines; 409 for more than 100,000 rows (ANA-013).',
  params: z.object({ report: reportName }),
  query: z.object({ ...reportQuery, format: z.enum(['csv', 'xlsx']) }),
  response: fileBytes,
  callsPerMinute: 20,
  evidence: 'exported',
})

const subscription = z.object({ report: reportName, cadence: z.enum(cadenceNames) })
export type AnalyticsSubscription = z.infer<typeof subscription>

export const listSubscriptions = endpoint({
  method: 'GET',
  path: '/analytics/subscriptions',
  requires: 'analytics.read',
  summary: 'The reports that the caller has mailed (ANA-014).',
  response: z.array(subscription),
})

export const saveSubscription = endpoint({
  method: 'PUT',
  path: '/analytics/subscriptions',
  requires: 'analytics.read',
  personal: true,
  summary: 'Have a report mailed to the caller every week or month, or with null no longer (ANA-014).',
  body: z.object({ report: reportName, cadence: z.enum(cadenceNames).nullable() }),
  response: z.array(subscription),
})

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/public/unsubscribe/:token',
  requires: 'public',
  summary: 'Stop a mailed report from its letter, without a session; 404 for every other time (ANA-014).',
  params: z.object({ token: z.string() }),
  response: z.object({ title: z.string() }),
  callsPerMinute: 30,
})
