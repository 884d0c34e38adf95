import { printedDocuments } from '@girassol/domain/printing'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { id } from './http/fields.ts'
import { fileBytes } from './http/file.ts'

/** A document in base64, in the field of the documents: `data.data` (NFE-002). */
export const documentAnswer = z.object({
  data: z.object({
    /** The PDF. */
    data: z.base64(),
    /** The file name for saving. */
    name: z.string(),
    /** The XML of an NF-e in base64, which its receiver must archive; null for other papers. */
    xml: z.base64().nullable(),
    /** The 44 characters of an NF-e's key. */
    accessKey: z.string().nullable(),
  }),
})
export type DocumentAnswer = z.infer<typeof documentAnswer>

const params = z.object({ id })

export const printOrder = endpoint({
  method: 'GET',
  path: '/invoice/:id/pdf',
  requires: 'orders.read',
  summary: 'An order or a budget as PDF, without the prices for those who may not see them.',
  params,
  query: z.object({ document: z.enum(['order', 'budget']).default('order') }),
  response: fileBytes,
  callsPerMinute: 60,
  evidence: 'exported',
})

export const showSimpleShipmentInvoice = endpoint({
  method: 'GET',
  path: '/invoice/:id/nfe-simple-shipment',
  requires: 'orders.read',
  summary: 'The NF-e that goes with the goods of a future sale.',
  params,
  response: documentAnswer,
  callsPerMinute: 60,
  evidence: 'document-read',
})

export const showFutureSaleInvoice = endpoint({
  method: 'GET',
  path: '/invoice/:id/nfe-future-sale',
  requires: 'orders.read',
  summary: 'The NF-e of a future sale.',
  params,
  response: documentAnswer,
  callsPerMinute: 60,
  evidence: 'document-read',
})

export const showTriangulationInvoice = endpoint({
  method: 'GET',
  path: '/invoices/:id/triangulation/nf',
  requires: 'triangulation.readInvoice',
  summary: 'The NF-e of a triangulation’s shipment (Remessa por Conta e Ordem).',
  params,
  response: documentAnswer,
  callsPerMinute: 60,
  evidence: 'document-read',
})

export const printAttachment = endpoint({
  method: 'GET',
  path: '/invoice/:id/print-attachment/:type',
  requires: 'orders.read',
  summary: 'A paper of an order: its own, its bank slip or an NF-e.',
  params: z.object({ id, type: z.enum(printedDocuments) }),
  response: documentAnswer,
  callsPerMinute: 120,
  evidence: 'document-read',
})

export const canGetBankSlip = endpoint({
  method: 'GET',
  path: '/invoice/:id/can-get-bank-slip-m8',
  requires: 'orders.read',
  summary: 'Whether the order has a bank slip that may be printed now.',
  params,
  response: z.boolean(),
})

export const hasInvoice = endpoint({
  method: 'GET',
  path: '/invoice/:id/validate-if-has-nf-m8',
  requires: 'orders.read',
  summary: 'Whether the NF-e that goes with the goods was issued.',
  params,
  response: z.boolean(),
})
