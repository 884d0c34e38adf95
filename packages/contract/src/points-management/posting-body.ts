import { longestMotive, mostPoints, postedTypes } from '@girassol/domain/points'
import * as z from 'zod/mini'
import { calendarDay, text, wholeNumber } from '../http/fields.ts'

const valueSentences = {
  tooSmall: 'Informe ao menos 1 ponto.',
  tooLarge: `No máximo ${mostPoints.toLocaleString('pt-BR')} pontos.`,
}

/** An entry that a user posts by hand (PTS-032). */
export const postingBody = z.object({
  /** Whole points. */
  value: wholeNumber(1, mostPoints, valueSentences),
  type: z.enum(postedTypes),
  qualifiable: z._default(z.boolean(), false),
  /** Null for a credit that never expires. */
  expirationDate: z._default(z.nullable(calendarDay), null),
  motive: z._default(z.nullable(text(longestMotive)), null),
})
export type PostingBody = z.infer<typeof postingBody>
