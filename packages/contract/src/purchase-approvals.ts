import { approvalStatuses } from '@girassol/domain/purchase-approvals'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { id, limitReais } from './http/fields.ts'
import { page, pageQuery } from './http/page.ts'
import { approveBody, rejectBody } from './purchase-approvals/approval-bodies.ts'
import { approvalView } from './purchase-approvals/approval-view.ts'

export type { ApprovalReasonView, ApprovalView } from './purchase-approvals/approval-view.ts'

export const listApprovals = endpoint({
  method: 'GET',
  path: '/approvals',
  requires: 'approvals.read',
  summary:
    "The purchase approvals of the caller's company, for its APPROVERs and ADMINs; for others those they asked for. Pending ones first, by age (COMP-016).",
  query: z.object({
    status: z.optional(z.enum(approvalStatuses)),
    /** Only those of this cart, budget or order. */
    orderId: z.optional(z.coerce.number<number>().int().min(1).max(2_147_483_647)),
    ...pageQuery(15),
  }),
  /** `waiting`: how many wait for an answer of the caller. */
  response: page(approvalView).extend({ waiting: z.number().int() }),
})

const params = z.object({ id })

export const approvePurchase = endpoint({
  method: 'POST',
  path: '/approvals/:id/approve',
  requires: 'company.approve',
  summary:
    'Order what waits for the approval, in the name of who asked. 409 with both totals if it is another one now; what can no longer be ordered is rejected (COMP-014).',
  params,
  body: approveBody,
  response: approvalView,
})

export const rejectPurchase = endpoint({
  method: 'POST',
  path: '/approvals/:id/reject',
  requires: 'company.approve',
  summary: 'Reject an approval with a reason: the cart or budget can be changed again (COMP-012).',
  params,
  body: rejectBody,
  response: approvalView,
})

export const withdrawPurchase = endpoint({
  method: 'POST',
  path: '/approvals/:id/withdraw',
  requires: 'approvals.read',
  summary: 'Withdraw an approval that one asked for: the cart or budget can be changed again (COMP-012, COMP-013).',
  params,
  body: z.object({ version: id }),
  response: approvalView,
})

/** `version` is 0 before the first change. */
const companyRules = z.object({ approveAbove: limitReais, version: z.number().int() })

export const readCompanyRules = endpoint({
  method: 'GET',
  path: '/company/rules',
  requires: 'company.rules',
  summary: "From which value on every order of the caller's company needs an approval (COMP-009).",
  response: companyRules,
})

export const saveCompanyRules = endpoint({
  method: 'PUT',
  path: '/company/rules',
  requires: 'company.rules',
  summary: 'Set or remove that value; 409 when another ADMIN changed it since.',
  body: z.strictObject({ approveAbove: limitReais, version: z.number().int().min(0).max(2_147_483_647) }),
  response: companyRules,
})
