import { distributorLimits, longestSpecialFinancingNote, operationRanges } from '@girassol/domain/settings'
import { isCnpj } from '@girassol/domain/shared'
import { z } from 'zod'
import { email, requiredText, text, wholeNumber } from '../http/fields.ts'

const { notificationPollSeconds, separation, serviceTaxPercent } = operationRanges

/** Orders that the warehouse can separate on a day. */
export const separationCapacity = wholeNumber(separation.least, separation.most)

/** Who sells, as printed documents name it (USE-030); an empty field is not printed. */
const distributor = z.object({
  name: requiredText(distributorLimits.name),
  cnpj: z.union([z.literal(''), z.string().max(20).refine(isCnpj, 'CNPJ inválido')]),
  phone: text(distributorLimits.phone),
  email: z.union([z.literal(''), email]),
  terms: text(distributorLimits.terms),
})

export const operation = {
  notificationPollSeconds: wholeNumber(notificationPollSeconds.least, notificationPollSeconds.most),
  /** Sunday first. */
  separationWeek: z.array(separationCapacity).length(7),
  serviceTaxPercent: z
    .number()
    .min(serviceTaxPercent.least)
    .max(serviceTaxPercent.most)
    .refine((value) => Number(value.toFixed(2)) === value, 'No máximo 2 casas decimais'),
  isSpecialFinancingOpen: z.boolean(),
  specialFinancingNote: text(longestSpecialFinancingNote),
  distributor,
}
export type OperationView = z.infer<z.ZodObject<typeof operation>>

export const separationDay = z.object({ day: z.iso.date(), quantity: z.number().int() })
export type SeparationDayView = z.infer<typeof separationDay>
