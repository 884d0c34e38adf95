import { contentLimits, mostRegistrationLetters } from '@girassol/domain/catalogue'
import * as z from 'zod/mini'
import { calendarDay, productCode, requiredText, text } from '../http/fields.ts'

/** The text, or null for an empty one. */
const optionalText = (maximum: number) =>
  z.nullable(text(maximum)).check(z.overwrite((value) => (value === '' ? null : value)))

const tooMany = (most: number, what: string) => `No máximo ${most} ${what}`

/** The portal's data of a product (USE-026). */
export const contentBody = z.object({
  /** A file of the product, or one received by `uploadProductFile`. */
  pictures: z.array(text(80)).check(
    z.maxLength(contentLimits.pictures, tooMany(contentLimits.pictures, 'fotos')),
    z.refine((names) => new Set(names).size === names.length, 'Esta foto já está na lista.'),
  ),
  files: z
    .array(z.object({ name: requiredText(contentLimits.fileName), stored: text(80) }))
    .check(z.maxLength(contentLimits.files, tooMany(contentLimits.files, 'arquivos'))),
  storeText: optionalText(contentLimits.storeText),
  promoted: z.boolean(),
  internalMark: optionalText(contentLimits.internalMark),
  successorCode: z.nullable(productCode),
  /** The registration at INMETRO, in place of the ERP's; null while that holds, absent: as it was (HOM-013). */
  inmetro: z.optional(
    z.nullable(z.object({ number: requiredText(mostRegistrationLetters), validUntil: z.nullable(calendarDay) })),
  ),
})
