import { claimSolutionNames } from '@girassol/domain/claims'
import { checkConditionNames } from '@girassol/domain/delivery-checks'
import * as z from 'zod/mini'
import { optionalText, requiredText, wholeNumber } from '../http/fields.ts'

/** Units that may be counted; the rule refuses more than twice what was sent. */
const units = wholeNumber(0, 199_998)

/** DEL-009: what was found of a line. */
export const checkLineBody = z.strictObject({
  counted: units,
  condition: z.enum(checkConditionNames),
  /** How many of the counted units are damaged or of another product; without it none. */
  affected: z.optional(units),
  note: z._default(optionalText(1000), null),
})

/** C-202: who closes a check signs it with the name. */
export const closeCheckBody = z.strictObject({
  name: requiredText(120),
  /** What is asked for if something differs (DEL-012); without it replacement. */
  wish: z.optional(z.enum(claimSolutionNames)),
})
