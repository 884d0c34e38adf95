import type { PrintFacts } from '@girassol/domain/printing'
import { compileOnce } from '../../database/compile-once.ts'
import { orNotFound } from '../../http/refused.ts'
import type { ErpDocumentOrder } from '../../integrations/erp/erp-documents.ts'
import { listOrderLines, type Reading } from '../orders/order-lines.ts'
import { type InScope, inScopeOf, isReadable } from '../orders/order-queries.ts'
import { selectOrders } from '../orders/order-record.ts'
import { erpDocumentOrderOf, printFactsOf } from './erp-document-order.ts'

export type PrintedOrder = { readonly facts: PrintFacts; readonly order: ErpDocumentOrder }

const readOrder = compileOnce((tx, given: InScope) => selectOrders(tx).where(isReadable(given)).compile())

/** An order of the caller's scope as its documents need it; 404 outside the scope (C-08). */
export const findPrintedOrder = async (reading: Reading, id: number): Promise<PrintedOrder> => {
  const { rows } = await readOrder(reading.tx, inScopeOf(reading.actor, id))
  const order = orNotFound(rows[0], 'Pedido não encontrado.')
  const lines = await listOrderLines(reading, id)
  return { facts: printFactsOf(order), order: erpDocumentOrderOf(order, lines) }
}
