import { z } from 'zod'
import { type JsonAnswer, readAnswer } from '../http-json.ts'
import type { OrderStepAnswer } from './erp.ts'

// `code` is a number when REST itself refuses, a text when MSExecAuto does.
const errorSchema = z.object({ message: z.string().min(1), detailedMessage: z.string().default('') })

/**
 * The ERP's sentence when its rules refused what was written: MSExecAuto answers 400 and opens the details with the
 * help of its rule. Throws on any other error: a wrong set-up is no refusal, and what is thrown is tried again.
 */
export const readRefusal = ({ status, body }: JsonAnswer): string => {
  const error = errorSchema.safeParse(body).data
  const byRule = status === 400 && error !== undefined && /^(HELP|AJUDA):/.test(error.detailedMessage)
  if (!byRule) throw new Error(`Protheus answered HTTP ${status}`)
  return error.message.replace(/\s+/g, ' ').trim().slice(0, 300)
}

const laterAnswer = z.object({ status: z.literal('PENDENTE') })
const doneAnswer = z.object({ status: z.literal('OK') })

/** A 202 of the portal's service: the result comes later, as an event. */
export const readLaterAnswer = (answer: JsonAnswer): { outcome: 'pending' } => {
  readAnswer(laterAnswer, answer)
  return { outcome: 'pending' }
}

/** The answer of the portal's service to a step of an order or to a voucher. */
export const readStepAnswer = (answer: JsonAnswer): OrderStepAnswer => {
  if (answer.status === 202) return readLaterAnswer(answer)
  if (answer.status >= 400) return { outcome: 'refused', reason: readRefusal(answer) }
  // Read although it says nothing more: a page of a proxy is a 200 too.
  readAnswer(doneAnswer, answer)
  return { outcome: 'accepted' }
}
