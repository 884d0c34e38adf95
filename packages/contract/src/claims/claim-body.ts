import { claimSolutionNames, claimStatusNames, claimTypeNames, messageLimits } from '@girassol/domain/claims'
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

/** The base64 of a file of 5 MB, and some more, so that a larger one is refused with its own sentence. */
const mostBase64 = 7_000_000

const sentFile = z.strictObject({
  name: requiredText(120),
  file: z.string().check(z.minLength(1), z.maxLength(mostBase64), z.regex(/^[0-9A-Za-z+/]*={0,2}$/)),
})

/** CLM-010: a message of the thread. */
export const claimMessageBody = z.strictObject({
  text: requiredText(messageLimits.text),
  files: z._default(z.array(sentFile).check(z.maxLength(messageLimits.files)), []),
  /** Only the distributor reads it. */
  isInternal: z._default(z.boolean(), false),
})

/** WAR-007: the new unit that came for one of the claim. */
export const replaceSerialBody = z.strictObject({ serialId: id, number: text(200) })
