import { claimSolutionNames, claimStatusNames, claimTypeNames } from '@girassol/domain/claims'
import { messageLimits } from '@girassol/domain/shared'
import * as z from 'zod/mini'
import { id, nonNegativeReais, optionalText, requiredText, text, wantedUnits } from '../http/fields.ts'

const line = z.strictObject({
  itemId: id,
  quantity: wantedUnits,
  /** The serial numbers of the units; for a defect as many as units (CLM-005). */
  serialIds: z.optional(z.array(id).check(z.maxLength(1000))),
})

/** CLM-001: a claim about units of one order. */
export const openClaimBody = z.strictObject({
  orderId: id,
  /** The delivery that was short or damaged; null for an order without deliveries, and for a defect. */
  deliveryId: z.nullable(id),
  type: z.enum(claimTypeNames),
  wish: z.enum(claimSolutionNames),
  text: requiredText(messageLimits.text),
  lines: z.array(line).check(
    z.minLength(1, 'Informe ao menos um item'),
    z.maxLength(500),
    z.refine((lines) => new Set(lines.map(({ itemId }) => itemId)).size === lines.length, 'Cada item uma só vez'),
  ),
})

/** C-203: the move of a claim. An approval names the solution and, for credit and refund, the amount in reais. */
export const moveClaimBody = z.strictObject({
  to: z.enum(claimStatusNames),
  solution: z.optional(z.enum(claimSolutionNames)),
  amount: z.optional(nonNegativeReais),
  reason: z._default(optionalText(messageLimits.text), null),
  version: id,
})

/** WAR-007: the new unit that came for one of the claim. */
export const replaceSerialBody = z.strictObject({ serialId: id, number: text(200) })
