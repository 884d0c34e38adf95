import { type DocumentAnswer, printAttachment, showTriangulationInvoice } from '@girassol/contract/printing'
import { documentLabels, documentNotFound, type PrintedDocument } from '@girassol/domain/printing'
import { callEndpoint } from '../../lib/api-client.ts'
import { ApiError, isNotFound } from '../../lib/api-error.ts'
import { saveFile } from '../../lib/save-file.ts'
import { toPdf } from './document-bytes.ts'

const requestDocument = (document: PrintedDocument, id: number): Promise<DocumentAnswer> =>
  document === 'CO'
    ? callEndpoint(showTriangulationInvoice, { params: { id } })
    : callEndpoint(printAttachment, { params: { id, type: document } })

/** Gives one document of an order to the user. */
export const printDocument = async (document: PrintedDocument, id: number): Promise<void> => {
  const { data } = await requestDocument(document, id)
  saveFile(toPdf(data.data), `${data.name}.pdf`)
}

/** Which document failed, and the server's reason when it is more than "not found" (PRT-010). */
export const printFailure = (document: PrintedDocument, error: unknown): string => {
  if (!(error instanceof ApiError) || isNotFound(error)) return documentNotFound(document)
  return `${documentNotFound(document)}: ${error.message}`
}

export const nameDocument = (document: PrintedDocument, isBudget: boolean): string =>
  document === 'INVOICE_PDF' && isBudget ? 'Orçamento' : documentLabels[document]
