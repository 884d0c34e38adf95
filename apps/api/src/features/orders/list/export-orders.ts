import type * as contract from '@girassol/contract/orders'
import { listFileColumns, type OrderFileColumn, orderStatuses } from '@girassol/domain/orders'
import { paymentMethodLabels } from '@girassol/domain/payments'
import { toDay } from '@girassol/domain/shared'
import type { Sheet, SheetCell } from '../../../documents/spreadsheet.ts'
import { toSpreadsheetFile } from '../../../documents/spreadsheet-file.ts'
import type { DownloadHandler, LookupContext } from '../../../http/context.ts'
import { type OrderFilters, parseOrderFilters } from './order-filters.ts'
import { orderPages } from './order-pages.ts'
import type { PlainOrderRow } from './order-rows.ts'

const dayOrNull = (instant: string | null): string | null => (instant === null ? null : toDay(instant))

const nameMethod = ({ paymentMethod }: PlainOrderRow): string | null =>
  paymentMethod === null ? null : paymentMethodLabels[paymentMethod]

type Cells = Readonly<Record<OrderFileColumn, SheetCell<PlainOrderRow>>>

const cells: Cells = {
  number: { width: 10, kind: 'number', decimals: 0, value: ({ id }) => id },
  createdAt: { width: 12, kind: 'day', value: ({ createdAt }) => toDay(createdAt) },
  finishedAt: { width: 12, kind: 'day', value: ({ finishedAt }) => dayOrNull(finishedAt) },
  approvedAt: { width: 12, kind: 'day', value: ({ approvedAt }) => dayOrNull(approvedAt) },
  customer: { width: 40, kind: 'text', value: ({ customerName }) => customerName },
  seller: { width: 32, kind: 'text', value: ({ sellerName }) => sellerName },
  payment: { width: 20, kind: 'text', value: nameMethod },
  // USE-001: a day that has passed is not a forecast.
  delivery: { width: 18, kind: 'day', value: ({ arrival }) => (arrival?.kind === 'expected' ? arrival.day : null) },
  power: { width: 14, kind: 'number', decimals: 3, value: ({ kitPower }) => kitPower },
  total: { width: 16, kind: 'number', decimals: 2, value: ({ totalInvoice }) => totalInvoice },
  status: { width: 28, kind: 'text', value: ({ status }) => orderStatuses[status].label },
}

type ListContext = Pick<LookupContext, 'actor' | 'now' | 'read'>

/** The matching orders with the columns of the caller's roles; nothing of it is hidden in the caller's list (C-29). */
export const toOrderSheet = (context: ListContext, filters: OrderFilters): Sheet<PlainOrderRow> => {
  const columns = listFileColumns(context.actor.roles).map(({ name, header }) => ({ header, ...cells[name] }))
  return { name: 'Pedidos', columns, pages: orderPages(context, filters) }
}

/** The filtered list as a spreadsheet. */
export const exportOrders: DownloadHandler<typeof contract.exportOrders> = async (context, { query }) => {
  const sheet = toOrderSheet(context, parseOrderFilters(query, context.actor))
  return toSpreadsheetFile(`Pedidos ${toDay(context.now)}`, query.format, sheet)
}
