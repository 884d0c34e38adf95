import { auditActionNames } from '@girassol/domain/administration'
import { activityKindNames } from '@girassol/domain/company-activity'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { calendarDay, id } from './http/fields.ts'
import { fileBytes } from './http/file.ts'
import { page, pageQuery } from './http/page.ts'

const fields = z.record(z.string(), z.unknown()).nullable()

/** Something that a user of the company did, or staff for it. */
const companyActivity = z.object({
  /** Unique in the list. */
  id: z.string(),
  at: z.string(),
  /** Without a number for what a program did with a key of the company (API-012). */
  author: z.object({ id: z.nullable(id), name: z.string() }),
  /** Whether a member of staff did it in the name of the company. */
  onBehalf: z.boolean(),
  kind: z.enum(activityKindNames),
  /** The name as of now, where it still exists and is not personal in the log. */
  subject: z.object({ id: z.string(), name: z.string() }),
  /** Null where `description` says what was done. */
  action: z.enum(auditActionNames).nullable(),
  /** The line of the log of an order or budget. */
  description: z.string().nullable(),
  /** The changed fields that the company may read, with their old values; null for a new record. */
  before: fields,
  /** The new values; null for a removed record. */
  after: fields,
})
export type CompanyActivity = z.infer<typeof companyActivity>

const filters = {
  /** Who did it. */
  userId: z.optional(id),
  kind: z.optional(z.enum(activityKindNames)),
  /** First and last day, in São Paulo. */
  from: z.optional(calendarDay),
  to: z.optional(calendarDay),
}

export const listCompanyActivity = endpoint({
  method: 'GET',
  path: '/company/activity',
  requires: 'company.activity',
  summary:
    "What the users of the caller's company did, or staff for it, newest first: who, what, when, before and after; for its ADMIN (COMP-018).",
  query: z.object({ ...filters, ...pageQuery(30) }),
  response: page(companyActivity),
  mayLag: true,
})

export const exportCompanyActivity = endpoint({
  method: 'GET',
  path: '/company/activity/export',
  requires: 'company.activity',
  summary: 'The filtered activity of the company as a spreadsheet (COMP-018).',
  query: z.object({ ...filters, format: z.enum(['csv', 'xlsx']) }),
  response: fileBytes,
  callsPerMinute: 6,
  evidence: 'exported',
})
