import type * as contract from '@girassol/contract/printing'
import type { DocumentAnswer } from '@girassol/contract/printing'
import {
  canPrint,
  canReadPaper,
  documentLabels,
  documentNotFound,
  type ErpDocumentKind,
  printSentences,
} from '@girassol/domain/printing'
import type { LookupContext, LookupHandler } from '../../http/context.ts'
import { orNotFound, orRefuse } from '../../http/refused.ts'
import { readErpDocument } from './erp-document-cache.ts'
import { findPrintedOrder } from './printing-queries.ts'

type DocumentRequest = { readonly id: number; readonly kind: ErpDocumentKind }

const base64 = (content: Uint8Array | string): string => Buffer.from(content as Uint8Array).toString('base64')

/** A document that the ERP issued, if the order's status offers it (PRT-002…005); 404 if the ERP has none (PRT-010). */
export const showDocument = async (context: LookupContext, { id, kind }: DocumentRequest): Promise<DocumentAnswer> => {
  const { actor, now, ports } = context
  const { facts, order } = await context.read((tx) => findPrintedOrder({ tx, actor, now }, id))
  orRefuse(canReadPaper(kind, actor), printSentences, { status: 403 })
  orRefuse(canPrint(kind, facts), printSentences)
  const { pdf, xml, accessKey } = orNotFound(await readErpDocument(ports, { kind, order }), documentNotFound(kind))
  return {
    data: {
      data: base64(pdf),
      name: `${documentLabels[kind]} ${id}`,
      xml: xml === null ? null : base64(xml),
      accessKey,
    },
  }
}

/** NFE-002 */
export const showSimpleShipmentInvoice: LookupHandler<typeof contract.showSimpleShipmentInvoice> = (
  context,
  { params },
) => showDocument(context, { id: params.id, kind: 'NF_SIMPLE_SHIPPING' })

/** NFE-003 */
export const showFutureSaleInvoice: LookupHandler<typeof contract.showFutureSaleInvoice> = (context, { params }) =>
  showDocument(context, { id: params.id, kind: 'NF_FUTURE' })

/** TRI-024 */
export const showTriangulationInvoice: LookupHandler<typeof contract.showTriangulationInvoice> = (
  context,
  { params },
) => showDocument(context, { id: params.id, kind: 'CO' })
