import { floorRoles, longestReasonText, lossReasonNames } from '@girassol/domain/negotiations'
import { messageLimits } from '@girassol/domain/shared'
import * as z from 'zod/mini'
import {
  decimalNumber,
  id,
  nonNegativeReais,
  optionalText,
  productCode,
  requiredText,
  wholeNumber,
} from '../http/fields.ts'

const line = z.strictObject({ code: productCode, unitPrice: nonNegativeReais })

/** QUO-006: unit prices of some items, in reais, and a discount on the total of the items. */
const offered = {
  lines: z._default(
    z.array(line).check(
      z.maxLength(500),
      z.refine((lines) => new Set(lines.map(({ code }) => code)).size === lines.length, 'Cada item uma só vez'),
    ),
    [],
  ),
  totalDiscount: z._default(nonNegativeReais, 0),
}

/** The number of the round that a call answers, as its caller reads it (QUO-014). */
const round = wholeNumber(1, 10_000)

/** QUO-003: what the integrator asks for, and why. */
export const askBody = z.strictObject({ ...offered, message: requiredText(messageLimits.text) })

const message = z._default(optionalText(messageLimits.text), null)

export const counterBody = z.strictObject({ ...offered, round, message })

/** QUO-015: without an end an offer is valid for as long as usual. */
export const offerBody = z.strictObject({
  ...offered,
  round,
  message,
  validUntil: z._default(z.nullable(z.iso.datetime('Informe o dia e a hora.')), null),
})

export const roundBody = z.strictObject({ round })

/** QUO-011: what the distributor's staff read. */
export const sendBackBody = z.strictObject({ round, text: requiredText(messageLimits.text) })

/** QUO-023, C-188: why it ends; the competitor and its price, in reais, are only read by the caller's own side. */
export const lossFields = {
  reason: z.enum(lossReasonNames, 'Escolha o motivo.'),
  text: z._default(optionalText(longestReasonText), null),
  competitorName: z._default(optionalText(120), null),
  competitorPrice: z._default(z.nullable(nonNegativeReais), null),
}

export const endBody = z.strictObject({ round, ...lossFields })

/** QUO-020: the last message that the reader has read. */
export const readBody = z.strictObject({ upTo: id })

const floor = decimalNumber({ least: 0, most: 100 }, 2)

/** QUO-009: the lowest margin of each role, in percent. */
export const floorsBody = z.strictObject({
  floors: z.array(z.strictObject({ role: z.enum(floorRoles), floor })).check(
    z.length(floorRoles.length),
    z.refine((floors) => new Set(floors.map(({ role }) => role)).size === floors.length, 'Cada papel uma só vez'),
  ),
})
