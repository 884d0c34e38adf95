import { z } from 'zod'
import type { JsonAnswer } from '../http-json.ts'

// `code` is a number when REST itself refuses, a text when MSExecAuto does.
const errorSchema = z.object({ message: z.string().min(1), detailedMessage: z.string().default('') })

/**
 * The ERP's sentence when its rules refused what was written: MSExecAuto answers 400 and opens the details with the
 * help of its rule. Throws on any other error: a wrong set-up is no refusal, and what is thrown is tried again.
 */
export function refusalOf({ status, body }: JsonAnswer): string {
  const error = errorSchema.safeParse(body).data
  const byRule = status === 400 && error !== undefined && /^(HELP|AJUDA):/.test(error.detailedMessage)
  if (!byRule) throw new Error(`Protheus answered HTTP ${status}`)
  return error.message.replace(/\s+/g, ' ').trim().slice(0, 300)
}
