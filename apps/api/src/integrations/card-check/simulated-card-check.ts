import { compareDocuments, matchCodes } from '@girassol/domain/card-analysis'
import type { CardCheck } from './card-check.ts'

/** The result for a CPF by its last digits, so that a demonstration can show every result. */
const known: Readonly<Record<string, number>> = { '03': 3, '04': 4, '05': 5 }

/** Compares the documents; a CPF that ends with 03, 04 or 05 is one of a dead, an under-age or an inactive person. */
export const simulatedCardCheck = (): CardCheck => ({
  async match(question) {
    const code = compareDocuments(question)
    if (code === matchCodes.legalEntity) return code
    return known[question.customerDocument.slice(-2)] ?? code
  },
})
