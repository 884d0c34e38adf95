import { setTimeout as wait } from 'node:timers/promises'
import type { ErpDocumentKind } from '@girassol/domain/printing'
import { drawPdf } from '../../documents/draw-pdf.ts'
import type { ErpDocument, ErpDocumentOrder, ErpDocuments } from './erp-documents.ts'
import { bankSlipPage } from './simulated-bank-slip.ts'
import { danfePage } from './simulated-danfe.ts'
import { type InvoiceKind, issuedInvoice, type SimulatedInvoice } from './simulated-invoice.ts'
import { nfeXml } from './simulated-nfe-xml.ts'

/** The documents that the simulated ERP has issued for an order, according to its own events. */
const isIssued = {
  NF: ({ isBilled }) => isBilled,
  NF_SIMPLE_SHIPPING: ({ isBilled }) => isBilled,
  NF_FUTURE: ({ isFutureSaleBilled }) => isFutureSaleBilled,
  CO: ({ isOperationApproved }) => isOperationApproved,
  BANK_SLIP: ({ slips }) => slips.length > 0,
} as const satisfies Record<ErpDocumentKind, (order: ErpDocumentOrder) => boolean>

/** The invoice that a shipment refers to: the one of the sale. */
const soldWith = { NF: null, NF_FUTURE: null, NF_SIMPLE_SHIPPING: 'NF_FUTURE', CO: 'NF' } as const

const toInvoice = (order: ErpDocumentOrder, kind: InvoiceKind): SimulatedInvoice =>
  issuedInvoice({
    kind,
    orderNumber: order.number,
    erpTenantId: order.erpTenantId,
    issuedAt: order.approvedAt,
    knownKey: order.nfKey,
  })

const invoiceDocument = async (order: ErpDocumentOrder, kind: InvoiceKind): Promise<ErpDocument> => {
  const invoice = toInvoice(order, kind)
  const refersTo = soldWith[kind] === null ? null : toInvoice(order, soldWith[kind])
  const written = { invoice, order, refersTo }
  return { pdf: await drawPdf(danfePage(written)), xml: nfeXml(written), accessKey: invoice.accessKey }
}

/** Documents like those of a real ERP, generated on each call and always the same (C-107). */
export const simulatedErpDocuments = ({ delayMs }: { delayMs: number }): ErpDocuments => ({
  async has({ kind, order }) {
    await wait(delayMs)
    return isIssued[kind](order)
  },
  async read({ kind, order }) {
    await wait(delayMs)
    if (!isIssued[kind](order)) return null
    if (kind === 'BANK_SLIP') return { pdf: await drawPdf(bankSlipPage(order)), xml: null, accessKey: null }
    return invoiceDocument(order, kind)
  },
})
