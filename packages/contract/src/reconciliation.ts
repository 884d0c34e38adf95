import { differenceKinds, differenceStates, reconciledSystems } from '@girassol/domain/reconciliation'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { action, calendarDay, hiddenReais, id } from './http/fields.ts'
import { fileBytes } from './http/file.ts'
import { page, pageQuery } from './http/page.ts'
import { handleDifferenceBody } from './reconciliation/handle-difference-body.ts'

const system = z.enum(reconciledSystems)
const kind = z.enum(differenceKinds)
const state = z.enum(differenceStates)

/** One day with one system. The figures are those of the last comparison in which it answered; null before the first. */
const comparison = z.object({
  system,
  comparedAt: z.string().nullable(),
  /** When the system last did not answer; null once it has answered. It is tried again. */
  failedAt: z.string().nullable(),
  /** Whether a comparison was requested and has neither ended nor failed. */
  isRunning: z.boolean(),
  /** The portal's money of the day and that of the system, in reais. */
  hereAmount: hiddenReais,
  thereAmount: hiddenReais,
  /** How many payments there are of each kind, and how many differences nobody has handled. */
  counts: z.object({
    EQUAL: z.number().int(),
    MISSING_HERE: z.number().int(),
    MISSING_THERE: z.number().int(),
    OTHER_AMOUNT: z.number().int(),
    open: z.number().int(),
  }),
})
export type ComparisonView = z.infer<typeof comparison>

const reconciliation = z.object({
  day: z.string(),
  comparisons: z.array(comparison),
  actions: z.object({ compare: action }),
  /** The latest days with open differences, the latest first. */
  openDays: z.array(z.object({ day: z.string(), open: z.number().int() })),
})
export type ReconciliationView = z.infer<typeof reconciliation>

const row = z.object({
  id,
  system,
  kind,
  state,
  orders: z.array(z.object({ id })),
  /** The gateway's number of the payment, or the order's number that the ERP names. */
  reference: z.string(),
  /** Null on the side that does not know the payment. */
  hereAmount: hiddenReais,
  thereAmount: hiddenReais,
  /** What the system has more than the portal, in reais. */
  difference: hiddenReais,
  handled: z.object({ by: z.string(), at: z.string(), comment: z.string() }).nullable(),
  version: z.number().int(),
  actions: z.object({ handle: action }),
})
export type ReconciliationRow = z.infer<typeof row>

const params = z.object({ day: calendarDay })
const filters = { system: system.optional(), kind: kind.optional(), state: state.optional() }

export const showReconciliation = endpoint({
  method: 'GET',
  path: '/reconciliation/:day',
  requires: 'reconciliation.use',
  summary: 'The money of a day of São Paulo in the portal, the gateway and the ERP, with the number of differences.',
  params,
  response: reconciliation,
})

export const listReconciliationRows = endpoint({
  method: 'GET',
  path: '/reconciliation/:day/rows',
  requires: 'reconciliation.use',
  summary: 'The compared payments of a day, open differences first; by system, kind and state.',
  params,
  query: z.object({ ...filters, ...pageQuery(25) }),
  response: page(row),
})

export const exportReconciliation = endpoint({
  method: 'GET',
  path: '/reconciliation/:day/export',
  requires: 'reconciliation.use',
  summary: 'A CSV of the compared payments of a day, filtered like the list.',
  params,
  query: z.object(filters),
  response: fileBytes,
  callsPerMinute: 6,
  evidence: 'exported',
})

export const compareDay = endpoint({
  method: 'POST',
  path: '/reconciliation/:day/compare',
  requires: 'reconciliation.use',
  summary: 'Has a day compared again, now; the figures follow, and differences that did not change remain handled.',
  params,
  response: reconciliation,
  status: 202,
  callsPerMinute: 12,
})

export const handleDifference = endpoint({
  method: 'POST',
  path: '/reconciliation/differences/:id/handle',
  requires: 'reconciliation.use',
  summary: 'Mark a difference as handled, with a comment; 409 when another user was first or its figures changed.',
  params: z.object({ id }),
  body: handleDifferenceBody,
  response: row,
})
