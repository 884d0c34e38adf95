/** The printable papers of an order (PRT-007): its own, and those that the ERP issued. */
export const printedDocuments = ['INVOICE_PDF', 'BANK_SLIP', 'NF', 'NF_FUTURE', 'NF_SIMPLE_SHIPPING'] as const

/** The documents that the ERP issues; CO is the invoice of a triangulation's shipment (NFE-001). */
export const erpDocumentKinds = ['BANK_SLIP', 'NF', 'NF_FUTURE', 'NF_SIMPLE_SHIPPING', 'CO'] as const

export type ErpDocumentKind = (typeof erpDocumentKinds)[number]

export type PrintedDocument = (typeof printedDocuments)[number] | ErpDocumentKind

/** Their names on screen. */
export const documentLabels = {
  INVOICE_PDF: 'Pedido',
  BANK_SLIP: 'Boleto',
  NF: 'Nota fiscal',
  NF_FUTURE: 'Nota fiscal de venda futura',
  NF_SIMPLE_SHIPPING: 'Nota fiscal de simples remessa',
  CO: 'Nota fiscal de Remessa por Conta e Ordem',
} as const satisfies Record<PrintedDocument, string>

/** PRT-010: shown when the ERP has no such document. */
export const documentNotFound = (document: PrintedDocument): string => `Erro ao encontrar ${documentLabels[document]}`
