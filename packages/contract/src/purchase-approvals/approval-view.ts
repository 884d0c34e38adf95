import { approvalSources, approvalStatuses } from '@girassol/domain/purchase-approvals'
import { z } from 'zod'
import { action, hiddenReais, id } from '../http/fields.ts'
import { personalText } from '../http/personal-fields.ts'

const approvalReason = z.object({
  code: z.enum(['ORDER_LIMIT', 'MONTH_LIMIT', 'COMPANY_RULE']),
  /** The limit in reais that the order is above; null where prices are hidden. */
  limit: hiddenReais,
  /** MONTH_LIMIT: what was used of it before this order, in reais. */
  used: hiddenReais,
})
export type ApprovalReasonView = z.infer<typeof approvalReason>

/** The answer to an order that needs an approval of the company (COMP-010). */
export const requestedApproval = z.object({
  id,
  reasons: z.array(approvalReason),
  /** Nobody can answer it from this instant on (COMP-012). */
  expiresAt: z.string(),
})

/** A purchase approval, with what its reader may do (COMP-016). */
export const approvalView = requestedApproval.extend({
  status: z.enum(approvalStatuses),
  /** The cart, budget or order. */
  orderId: id,
  /** Whether it was asked for a cart or for a budget. */
  source: z.enum(approvalSources),
  requester: z.object({ id, name: z.string() }),
  isOwn: z.boolean(),
  customerName: z.nullable(personalText),
  /** The total in reais for which it was asked; of an approved one the ordered total. */
  total: hiddenReais,
  items: z.array(z.object({ code: z.string(), name: z.string(), quantity: z.number().int() })),
  requestedAt: z.string(),
  /** Who answered and when; null while it is pending, and for one that expired. */
  answeredBy: z.string().nullable(),
  answeredAt: z.string().nullable(),
  /** Why it was rejected. */
  answer: z.nullable(personalText),
  version: z.number().int(),
  actions: z.object({ approve: action, reject: action, withdraw: action }),
})
export type ApprovalView = z.infer<typeof approvalView>
