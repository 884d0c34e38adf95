import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { fileBytes } from './http/file.ts'

/** A file with all data of a company (COMP-019). */
const companyExport = z.object({
  id: z.uuid(),
  state: z.enum(['WAITING', 'READY']),
  requestedBy: z.string(),
  requestedAt: z.string(),
  /** When the file is removed. */
  expiresAt: z.string(),
  sizeBytes: z.number().int().nullable(),
  /** The address of the file, for an ADMIN of the company; null until it is ready. */
  link: z.string().nullable(),
})
export type CompanyExport = z.infer<typeof companyExport>

const params = z.object({ id: z.uuid() })

export const findCompanyExport = endpoint({
  method: 'GET',
  path: '/company/export',
  requires: 'company.export',
  summary: "The latest file with all data of the caller's company that has not expired, or null (COMP-019).",
  response: companyExport.nullable(),
})

export const requestCompanyExport = endpoint({
  method: 'POST',
  path: '/company/export',
  requires: 'company.export',
  summary:
    "Have all data of the caller's company put into a ZIP, mailed as a link that is valid for 24 hours; 409 while another one is being made (COMP-019).",
  response: companyExport,
  status: 202,
  callsPerMinute: 6,
})

export const showCompanyExport = endpoint({
  method: 'GET',
  path: '/company/export/:id',
  requires: 'company.export',
  summary: 'Whether a file of the company is ready; 404 after 24 hours and for that of another company (COMP-019).',
  params,
  response: companyExport,
})

export const downloadCompanyExport = endpoint({
  method: 'GET',
  path: '/company/export/:id/file',
  requires: 'company.export',
  summary:
    'The ZIP with customers, sites, proposals, budgets, orders, points and claims as CSV; 409 until it is ready (COMP-019).',
  params,
  response: fileBytes,
  callsPerMinute: 6,
  evidence: 'exported',
})
