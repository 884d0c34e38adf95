import { type NumberRules, numberProblem, readNumber } from '@girassol/domain/shared'
import { z } from 'zod'

const toReason = (text: string, rules: NumberRules): string => {
  const reading = readNumber(text, rules)
  const isWhole = rules.decimals === 0
  if (reading.status === 'INVALID' || (isWhole && reading.status === 'TOO_PRECISE')) {
    return isWhole ? 'use número inteiro, como 7' : 'use número, como 3,20'
  }
  return numberProblem(text, rules) ?? 'obrigatório'
}

/** A number as users write it in a spreadsheet, then checked by `schema`; refuses an ambiguous one (USE-028). */
export const numberCell = (rules: NumberRules, schema: z.ZodNumber) =>
  z
    .string()
    .transform((text, context) => {
      const reading = readNumber(text, rules)
      if (reading.status === 'READ') return reading.value
      context.addIssue({ code: 'custom', message: toReason(text, rules), input: text })
      return z.NEVER
    })
    .pipe(schema)
