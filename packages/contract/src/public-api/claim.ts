import { claimSolutionNames, claimStatusNames, claimTypeNames } from '@girassol/domain/claims'
import { z } from 'zod'
import { id } from '../http/fields.ts'
import { apiPrice } from './product.ts'

/** A row of the list of claims; what was paid for its units only with prices:read. */
export const apiClaimRow = z.object({
  id,
  protocol: z.string(),
  orderId: id,
  type: z.enum(claimTypeNames),
  status: z.enum(claimStatusNames),
  wish: z.enum(claimSolutionNames),
  openedAt: z.string(),
  dueOn: z.iso.date().nullable(),
  units: z.number().int(),
  value: apiPrice,
})
export type ApiClaimRow = z.infer<typeof apiClaimRow>

export const apiClaim = apiClaimRow.extend({
  text: z.string(),
  openedBy: z.string(),
  lines: z.array(z.object({ itemId: id, code: z.string(), name: z.string(), quantity: z.number().int() })),
  decision: z
    .object({ solution: z.enum(claimSolutionNames).nullable(), amount: apiPrice, reason: z.string().nullable() })
    .nullable(),
  moves: z.array(z.object({ from: z.enum(claimStatusNames).nullable(), to: z.enum(claimStatusNames), at: z.string() })),
  messages: z.array(z.object({ author: z.string(), at: z.string(), text: z.string() })),
})
export type ApiClaim = z.infer<typeof apiClaim>
