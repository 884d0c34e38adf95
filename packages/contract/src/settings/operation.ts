import { longestSpecialFinancingNote, operationRanges } from '@girassol/domain/settings'
import { z } from 'zod'
import { text, wholeNumber } from '../http/fields.ts'

const { notificationPollSeconds, separation, serviceTaxPercent } = operationRanges

/** Orders that the warehouse can separate on a day. */
export const separationCapacity = wholeNumber(separation.least, separation.most)

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
}
export type OperationView = z.infer<z.ZodObject<typeof operation>>

export const separationDay = z.object({ day: z.iso.date(), quantity: z.number().int() })
export type SeparationDayView = z.infer<typeof separationDay>
