import { ageBands } from '@girassol/domain/credit'
import { z } from 'zod'
import { creditLimitBody } from './credit/credit-limit-body.ts'
import { endpoint } from './http/endpoint.ts'
import { decisionReason, id } from './http/fields.ts'

const amount = z.number()

const openAmount = z.object({
  invoiceId: id,
  customerName: z.string(),
  /** Null for an order without instalments. */
  dueOn: z.iso.date().nullable(),
  amount,
  age: z.enum(ageBands),
})
export type OpenAmount = z.infer<typeof openAmount>

const creditAccount = z.object({
  limit: amount,
  /** By orders that are approved, paid by 'others' and whose money has not come in. */
  used: amount,
  /** The limit less what is used; negative when more is used. */
  free: amount,
  /** The open amounts of each age; their sum is `used`. */
  aging: z.record(z.enum(ageBands), amount),
  /** By due day, those without one first. */
  open: z.array(openAmount),
  /** Orders that may still be approved beyond the credit, up to the amount that was released. */
  released: z.array(z.object({ invoiceId: id, amount })),
})
export type CreditAccount = z.infer<typeof creditAccount>

/** CRED-006: without a limit there is no account. */
const credit = z.object({
  /** Counts the changes of the limit; 0 if it was never set. */
  version: z.number().int(),
  account: creditAccount.optional(),
})
export type CreditView = z.infer<typeof credit>

export const showOwnCredit = endpoint({
  method: 'GET',
  path: '/company/credit',
  requires: 'credit.readOwn',
  summary: "The credit of the caller's company and its open amounts (CRED-004).",
  response: credit,
})

export const showCredit = endpoint({
  method: 'GET',
  path: '/sellers/:id/credit',
  requires: 'credit.read',
  summary: 'The credit of an integrator; only who manages credit reads one that is not selected (CRED-001).',
  params: z.object({ id }),
  response: credit,
})

export const changeCreditLimit = endpoint({
  method: 'PUT',
  path: '/sellers/:id/credit',
  requires: 'credit.manage',
  summary: 'Set the limit of an integrator, or null to control it no more, with the reason (CRED-007).',
  params: z.object({ id }),
  body: creditLimitBody,
  response: credit,
})

export const releaseCredit = endpoint({
  method: 'POST',
  path: '/invoice/:id/credit-release',
  requires: 'credit.manage',
  summary: 'Let an order be approved beyond the credit, up to its present total, with the reason (CRED-003).',
  params: z.object({ id }),
  body: z.object({ reason: decisionReason }),
  response: z.object({ released: amount }),
})
