import { analyticsReportNames, cadenceNames, reportFileFormats } from '@girassol/domain/analytics'
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

const reportFilters = z.object(reportQuery)
export type ReportFilters = z.infer<typeof reportFilters>

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
    'The same table as a spreadsheet with its filters in the first lines; 409 for more than 5,000 rows, which a worker writes (ANA-013, C-214).',
  params: z.object({ report: reportName }),
  query: z.object({ ...reportQuery, format: z.enum(reportFileFormats) }),
  response: fileBytes,
  callsPerMinute: 20,
  evidence: 'exported',
})

/** A file of a report that a worker writes (C-214). */
const reportFile = z.object({
  id: z.uuid(),
  report: reportName,
  format: z.enum(reportFileFormats),
  /** LATE: the storage did not take it, and the worker tries again. */
  state: z.enum(['WAITING', 'LATE', 'READY']),
  requestedAt: z.string(),
  /** When the file is removed. */
  expiresAt: z.string(),
  sizeBytes: z.number().int().nullable(),
  /** The address of the file, for the user who requested it; null until it is ready. */
  link: z.string().nullable(),
})
export type ReportFile = z.infer<typeof reportFile>

export const requestReportFile = endpoint({
  method: 'POST',
  path: '/analytics/:report/files',
  requires: 'analytics.read',
  personal: true,
  summary:
    'Have a report written to a file, which a notification offers for 24 hours; the same file while it is being written, 409 for more than 100,000 rows (C-214).',
  params: z.object({ report: reportName }),
  body: z.object({ ...reportQuery, format: z.enum(reportFileFormats) }),
  response: reportFile,
  status: 202,
  callsPerMinute: 20,
})

export const showReportFile = endpoint({
  method: 'GET',
  path: '/analytics/files/:id',
  requires: 'analytics.read',
  summary: "Whether a file of the caller is ready; 404 after 24 hours and for another user's (C-214).",
  params: z.object({ id: z.uuid() }),
  response: reportFile,
})

export const downloadReportFile = endpoint({
  method: 'GET',
  path: '/analytics/files/:id/file',
  requires: 'analytics.read',
  summary: 'The file; 409 until it is ready, 403 once the caller may not read all of it (C-214, ANA-009).',
  params: z.object({ id: z.uuid() }),
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
