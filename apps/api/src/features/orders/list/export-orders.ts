import type * as contract from '@girassol/contract/orders'
import { isIntegratorType } from '@girassol/domain/access'
import { orderStatuses } from '@girassol/domain/orders'
import { paymentMethodLabels } from '@girassol/domain/payments'
import { dayOf } from '@girassol/domain/shared'
import type { Sheet, SheetColumn } from '../../../documents/spreadsheet.ts'
import { writeCsv } from '../../../documents/write-csv.ts'
import { writeXlsx } from '../../../documents/write-xlsx.ts'
import type { Actor } from '../../../http/actor.ts'
import type { DownloadHandler } from '../../../http/context.ts'
import { orderFiltersOf } from './order-filters.ts'
import type { PlainOrderRow } from './order-list-queries.ts'
import { orderPages } from './order-pages.ts'

const dayOrNull = (instant: string | null): string | null => (instant === null ? null : dayOf(instant))

const methodOf = ({ paymentMethod }: PlainOrderRow): string | null =>
  paymentMethod === null ? null : paymentMethodLabels[paymentMethod]

const responsible: SheetColumn<PlainOrderRow> = {
  header: 'Responsável',
  width: 32,
  kind: 'text',
  value: ({ sellerName }) => sellerName,
}

const deliveryForecast: SheetColumn<PlainOrderRow> = {
  header: 'Previsão de entrega',
  width: 18,
  kind: 'day',
  // USE-001: a day that has passed is no forecast.
  value: ({ arrival }) => (arrival?.kind === 'expected' ? arrival.day : null),
}

/** The columns of the list with the same words, by role as the list has them (ORD-010, ORD-012). */
const columnsFor = (actor: Actor): readonly SheetColumn<PlainOrderRow>[] => [
  { header: 'Nº', width: 10, kind: 'number', decimals: 0, value: ({ id }) => id },
  { header: 'Status', width: 28, kind: 'text', value: ({ status }) => orderStatuses[status].label },
  { header: 'Criação', width: 12, kind: 'day', value: ({ createdAt }) => dayOf(createdAt) },
  { header: 'Finalização', width: 12, kind: 'day', value: ({ finishedAt }) => dayOrNull(finishedAt) },
  { header: 'Aprovação', width: 12, kind: 'day', value: ({ approvedAt }) => dayOrNull(approvedAt) },
  { header: 'Cliente', width: 40, kind: 'text', value: ({ customerName }) => customerName },
  ...(isIntegratorType(actor.roles) ? [] : [responsible]),
  { header: 'Pagamento', width: 20, kind: 'text', value: methodOf },
  { header: 'Potência (kWp)', width: 14, kind: 'number', decimals: 3, value: ({ kitPower }) => kitPower },
  { header: 'Valor total (R$)', width: 16, kind: 'number', decimals: 2, value: ({ totalInvoice }) => totalInvoice },
  ...(isIntegratorType(actor.roles) ? [deliveryForecast] : []),
]

const writers = {
  csv: { contentType: 'text/csv; charset=utf-8', write: (sheet: Sheet<PlainOrderRow>) => writeCsv(sheet) },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: (sheet: Sheet<PlainOrderRow>) => writeXlsx(sheet),
  },
} as const

/** The filtered list as a spreadsheet; what the caller's list hides, the file does not tell either (C-29). */
export const exportOrders: DownloadHandler<typeof contract.exportOrders> = async (context, { query }) => {
  const filters = orderFiltersOf(query, context.actor)
  const { contentType, write } = writers[query.format]
  const sheet = { name: 'Pedidos', columns: columnsFor(context.actor), pages: orderPages(context, filters) }
  return { name: `Pedidos ${dayOf(context.now)}.${query.format}`, contentType, content: write(sheet) }
}
