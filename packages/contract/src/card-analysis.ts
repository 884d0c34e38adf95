import { cardAnalysisLogTypes, cardAnalysisStatusNames } from '@girassol/domain/card-analysis'
import { paymentMethods } from '@girassol/domain/payments'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { action, hiddenReais, id, text } from './http/fields.ts'
import { page, pageQuery } from './http/page.ts'
import { personalDocument, personalText } from './http/personal-fields.ts'

const status = z.enum(cardAnalysisStatusNames)

/** CCA-010, as the documents spell it; card numbers are six and four digits (C-98). */
const cardAnalysisView = z.object({
  id,
  invoice: z.object({ id }),
  costumerDocument: personalDocument,
  costumerName: personalText,
  paymentMethod: z.enum(paymentMethods),
  status,
  /** Null before the consultation; the second of each only with two cards (C-99). */
  match: z.number().int().nullable(),
  cardNumber: z.string().nullable(),
  match2: z.number().int().nullable(),
  cardNumber2: z.string().nullable(),
  consult: z.boolean().nullable(),
  /** Value and instalments of each card (C-99). */
  payments: z.array(z.object({ value: hiddenReais, installments: z.number().int() })),
  /** The total of the order, in reais; a part of it may be paid by boleto. */
  totalInvoice: hiddenReais,
  /** When the payment was confirmed, or null. */
  finishedAt: z.string().nullable(),
  /** When the card register last failed to respond; null after it has responded. */
  checkFailedAt: z.string().nullable(),
  actions: z.object({ checkCompatibility: action, confirmPayment: action }),
})
export type CardAnalysisView = z.infer<typeof cardAnalysisView>

export const listCardAnalyses = endpoint({
  method: 'GET',
  path: '/invoice/listInvoicePaycredit',
  requires: 'cardAnalysis.use',
  summary: 'Captured card payments to analyse, the latest first, by order, customer or card; statuses comma-joined.',
  query: z.object({ term: z.optional(text(100)), status: z.optional(text(100)), ...pageQuery(15) }),
  response: page(cardAnalysisView),
})

export const checkCreditCard = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/checkCreditCard',
  requires: 'cardAnalysis.use',
  summary: 'Compare the customer’s document with the holder of each card, once; the id is the analysis’s (C-98).',
  params: z.object({ id }),
  response: cardAnalysisView,
  status: 201,
})

export const sendCreditCardAnalysis = endpoint({
  method: 'POST',
  path: '/invoice/sendCreditCardAnalysis',
  requires: 'cardAnalysis.use',
  summary: 'Confirm an analysed payment with an opinion; the order counts as paid.',
  body: z.object({ invoicePaycreditId: id, analysis: text(2000) }),
  response: cardAnalysisView,
  status: 201,
})

export const listCardAnalysisLogs = endpoint({
  method: 'GET',
  path: '/invoice/listInvoicePaycreditLogs',
  requires: 'cardAnalysis.use',
  summary: 'Who consulted and who confirmed an analysis, the latest first.',
  query: z.object({ id }),
  response: z.object({
    data: z.array(
      z.object({
        description: z.string(),
        user: z.object({ name: z.string() }),
        createdAt: z.string(),
        type: z.enum(cardAnalysisLogTypes),
      }),
    ),
  }),
})
