import type * as contract from '@girassol/contract/orders'
import { listFileColumns, type OrderFileColumn, orderStatuses } from '@girassol/domain/orders'
import { paymentMethodLabels } from '@girassol/domain/payments'
import { toDay } from '@girassol/domain/shared'
import type { SheetCell } from '../../../documents/spreadsheet.ts'
import { toSpreadsheetFile } from '../../../documents/spreadsheet-file.ts'
import type { DownloadHandler } from '../../../http/context.ts'
import { parseOrderFilters } from './order-filters.ts'
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

/** The filtered list as a spreadsheet; the file does not contain what the caller's list hides (C-29). */
export const exportOrders: DownloadHandler<typeof contract.exportOrders> = async (context, { query }) => {
  const filters = parseOrderFilters(query, context.actor)
  const columns = listFileColumns(context.actor.roles).map(({ name, header }) => ({ header, ...cells[name] }))
  const sheet = { name: 'Pedidos', columns, pages: orderPages(context, filters) }
  return toSpreadsheetFile(`Pedidos ${toDay(context.now)}`, query.format, sheet)
}
