import { compareDocuments, isMatchCode, matchCodes } from '@girassol/domain/card-analysis'
import { z } from 'zod'
import { readAnswer, requestJson } from '../http-json.ts'
import type { CardCheck } from './card-check.ts'

/** An unknown code counts as no result, so that the check can be repeated. */
const answerSchema = z.object({ match: z.number().int().refine(isMatchCode) })

type HttpCardCheckOptions = { url: string; token: string; timeoutMs: number }

/**
 * A register over HTTP with a neutral contract: POST of `{document, holderDocument, card}`, response `{match}`.
 * Companies are not checked (CCA-020), so their document is never sent.
 */
export const httpCardCheck = ({ url, token, timeoutMs }: HttpCardCheckOptions): CardCheck => ({
  async match({ customerDocument, holderDocument, cardNumber }) {
    const code = compareDocuments({ customerDocument, holderDocument })
    if (code === matchCodes.legalEntity) return code
    const answer = await requestJson(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: { document: customerDocument, holderDocument, card: cardNumber },
      signal: AbortSignal.timeout(timeoutMs),
    })
    return readAnswer(answerSchema, answer).match
  },
})
