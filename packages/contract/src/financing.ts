import { z } from 'zod'
import { financingBody, financingFields } from './financing/financing-body.ts'
import { endpoint } from './http/endpoint.ts'
import { hiddenReais, id } from './http/fields.ts'
import { personalDocument, personalEmail, personalPhone } from './http/personal-fields.ts'

/** The fields with personal data of the borrower, for a response (SEC-021). */
const personalData = {
  entityEmail: z.nullable(personalEmail),
  entityPhone: z.nullable(personalPhone),
  entityCellphone: z.nullable(personalPhone),
  personEmail: z.nullable(personalEmail),
  personCpf: z.nullable(personalDocument),
  personPhone: z.nullable(personalPhone),
  personCellphone: z.nullable(personalPhone),
  commercialRefPhone: z.nullable(personalPhone),
}

/**
 * The form for users who may read the borrower's data; the amounts of the order need the permission of prices (C-29).
 */
export const financingView = z.object({
  invoiceId: id,
  ...financingFields.shape,
  ...personalData,
  equipmentValue: hiddenReais,
  inputValue: hiddenReais,
  financedValue: hiddenReais,
  installmentsValue: hiddenReais,
})
export type FinancingView = z.infer<typeof financingView>

/** The amounts of a credit analysis, for everyone who reads the order; no personal data. */
export const financingSummary = z.object({
  borrower: z.enum(['PERSON', 'COMPANY']),
  equipmentValue: hiddenReais,
  inputValue: hiddenReais,
  financedValue: hiddenReais,
  waitingPeriod: z.number().int(),
  installments: z.number().int(),
  installmentsValue: hiddenReais,
  savedAt: z.string(),
})
export type FinancingSummary = z.infer<typeof financingSummary>

export const saveFinancing = endpoint({
  method: 'POST',
  path: '/invoice/financing',
  requires: 'financing.save',
  summary:
    'The credit analysis of a cart, budget or order that may still be edited; what was saved before is replaced.',
  body: z.object({ invoiceId: id, ...financingBody.shape }),
  response: financingView,
})

export const showFinancing = endpoint({
  method: 'GET',
  path: '/invoice/:id/financing',
  requires: 'financing.read',
  summary: 'The credit analysis of an order of the caller’s scope; 404 when there is none.',
  params: z.object({ id }),
  response: financingView,
  evidence: 'financing-read',
})

export const listBanks = endpoint({
  method: 'GET',
  path: '/invoice/financing/banks',
  requires: 'financing.read',
  summary: 'The Brazilian banks by their 3-digit codes (C-96).',
  response: z.array(z.object({ code: z.string(), name: z.string() })),
})
