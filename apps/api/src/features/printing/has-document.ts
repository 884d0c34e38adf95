import type * as contract from '@girassol/contract/printing'
import { canPrint, type ErpDocumentKind } from '@girassol/domain/printing'
import type { LookupContext, LookupHandler } from '../../http/context.ts'
import { hasErpDocument } from './erp-document-cache.ts'
import { findPrintedOrder, type PrintableOrder } from './printing-queries.ts'

const findFor = ({ actor, now, read }: LookupContext, id: number): Promise<PrintableOrder> =>
  read((tx) => findPrintedOrder({ tx, actor, now }, id))

/** NFE-004, RET-006: whether the NF-e that accompanies the goods of an order was issued. */
export const isInvoiceIssued = async (context: LookupContext, id: number): Promise<boolean> => {
  const { facts, order } = await findFor(context, id)
  const kind: ErpDocumentKind = facts.isFutureSale ? 'NF_SIMPLE_SHIPPING' : 'NF'
  return hasErpDocument(context.ports, { kind, order })
}

/** NFE-004 */
export const hasInvoice: LookupHandler<typeof contract.hasInvoice> = (context, { params }) =>
  isInvoiceIssued(context, params.id)

/** PRT-008: whether a slip can be printed now; the ERP is called only if the status allows a slip. */
export const canGetBankSlip: LookupHandler<typeof contract.canGetBankSlip> = async (context, { params }) => {
  const { facts, order } = await findFor(context, params.id)
  if (!canPrint('BANK_SLIP', facts).allowed) return false
  return hasErpDocument(context.ports, { kind: 'BANK_SLIP', order })
}
