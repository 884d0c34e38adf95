import type { OrderView } from '@girassol/contract/orders'
import { describeStrings, groupStrings } from '@girassol/domain/generator'
import type { PrintFacts } from '@girassol/domain/printing'
import { compileOnce } from '../../database/compile-once.ts'
import type { Tx } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import type { ErpDocumentOrder } from '../../integrations/erp/erp-documents.ts'
import { listOrderLines, type Reading } from '../order-record/order-lines.ts'
import { selectOrders } from '../order-record/order-record.ts'
import { type InScope, isReadable, toScopeFacts } from '../order-record/readable-orders.ts'
import { toErpDocumentOrder, toPrintFacts } from './erp-document-order.ts'

export type PrintableOrder = { readonly facts: PrintFacts; readonly order: ErpDocumentOrder }

const readOrder = compileOnce((tx, given: InScope) => selectOrders(tx).where(isReadable(given)).compile())

/** An order of the caller's scope with the fields that its documents need; 404 outside the scope (C-08). */
export const findPrintedOrder = async (reading: Reading, id: number): Promise<PrintableOrder> => {
  const { rows } = await readOrder(reading.tx, toScopeFacts(reading.actor, id))
  const order = orNotFound(rows[0], 'Pedido não encontrado.')
  const lines = await listOrderLines(reading, id)
  return { facts: toPrintFacts(order), order: toErpDocumentOrder(order, lines) }
}

const countUnits = ({ invoiceItems }: OrderView, code: string): number =>
  invoiceItems.filter(({ productErpCode }) => productErpCode === code).reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * The wiring of the modules of an order's kit in words (USE-030). Null if it was not designed, or if modules or
 * inverters were changed by hand since, because the text would be wrong.
 */
export const findStrings = async (tx: Tx, order: OrderView): Promise<string | null> => {
  const row = await tx.selectFrom('orders').select('kit').where('id', '=', order.id).executeTakeFirst()
  const kit = row?.kit ?? null
  if (kit === null) return null
  const inverters = countUnits(order, kit.inverterCode)
  const loads = kit.loads.map(({ count, mppts }) => ({ count: count ?? inverters, mppts }))
  const stringGroups = groupStrings(loads)
  const wired = stringGroups.reduce((sum, { strings, modulesPerString }) => sum + strings * modulesPerString, 0)
  const isMicro = kit.inverter.type === 'MICRO'
  if (!isMicro && wired !== countUnits(order, kit.moduleCode)) return null
  return describeStrings({ inverter: { inverter: kit.inverter } }, { stringGroups })
}
