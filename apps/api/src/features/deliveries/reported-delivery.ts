import { calendarDay, text } from '@girassol/contract/http/fields'
import { z } from 'zod'
import { reportedSerials } from '../order-record/serials/reported-serials.ts'

const line = z.object({ code: text(30), quantity: z.number().int().min(1).max(99_999) })

const namesEachOnce = (lines: readonly { readonly code: string }[]): boolean =>
  new Set(lines.map(({ code }) => code)).size === lines.length

/** A delivery as the ERP reports it: what an event leaves out stays as it is. */
export const reportedDelivery = z.object({
  /** From 1 for each order. */
  number: z.number().int().min(1).max(9999),
  /** When it happened; without it now. */
  at: z.iso.datetime({ offset: true }).optional(),
  status: z.enum(['IN_TRANSIT', 'OUT_FOR_DELIVERY']).optional(),
  lines: z.array(line).min(1).max(500).refine(namesEachOnce).optional(),
  carrier: z.optional(text(120)),
  trackingCode: z.optional(text(100)),
  trackingLink: z
    .url({ protocol: /^https$/ })
    .max(500)
    .optional(),
  nf: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
  nfKey: z
    .string()
    .regex(/^[0-9A-Z]{44}$/)
    .optional(),
  promisedOn: z.optional(calendarDay),
  /** WAR-003. */
  serials: reportedSerials.optional(),
})
export type ReportedDelivery = z.output<typeof reportedDelivery>
