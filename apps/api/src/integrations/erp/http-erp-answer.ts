import { z } from 'zod'
import { type JsonAnswer, readAnswer } from '../http-json.ts'
import { SystemRefused } from '../system-away.ts'
import type { OrderStepAnswer } from './erp.ts'

// `code` is a number when REST itself refuses, and a text when MSExecAuto does.
const errorSchema = z.object({ message: z.string().min(1), detailedMessage: z.string().default('') })

/**
 * The ERP's sentence when its rules refused a write: MSExecAuto responds with 400, and its details begin with the help
 * text of the rule. Throws for any other error: a wrong set-up is not a refusal, and a thrown error is retried.
 */
export const readRefusal = ({ status, body }: JsonAnswer): string => {
  const error = errorSchema.safeParse(body).data
  const byRule = status === 400 && error !== undefined && /^(HELP|AJUDA):/.test(error.detailedMessage)
  if (!byRule) throw new SystemRefused(`Protheus answered HTTP ${status}`)
  return error.message.replace(/\s+/g, ' ').trim().slice(0, 300)
}

const laterAnswer = z.object({ status: z.literal('PENDENTE') })
const doneAnswer = z.object({ status: z.literal('OK') })

/** A 202 of the portal's service: an event brings the result later. */
export const readLaterAnswer = (answer: JsonAnswer): { outcome: 'pending' } => {
  readAnswer(laterAnswer, answer)
  return { outcome: 'pending' }
}

/** The response of the portal's service to a step of an order or to a voucher. */
export const readStepAnswer = (answer: JsonAnswer): OrderStepAnswer => {
  if (answer.status === 202) return readLaterAnswer(answer)
  if (answer.status >= 400) return { outcome: 'refused', reason: readRefusal(answer) }
  // Parsed although its content is not needed, because the page of a proxy is a 200 too.
  readAnswer(doneAnswer, answer)
  return { outcome: 'accepted' }
}
