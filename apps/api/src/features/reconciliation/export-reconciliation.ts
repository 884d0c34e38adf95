import type * as contract from '@girassol/contract/reconciliation'
import type { ReconciliationRow } from '@girassol/contract/reconciliation'
import { describeKind, differenceStateLabels, reconciledSystemLabels } from '@girassol/domain/reconciliation'
import { toDay } from '@girassol/domain/shared'
import type { SheetCell, SheetColumn } from '../../documents/spreadsheet.ts'
import { writeCsv } from '../../documents/write-csv.ts'
import type { DownloadHandler, LookupContext } from '../../http/context.ts'
import { findRows, type RowFilters } from './reconciliation-queries.ts'

const pageSize = 500

const text = (width: number, value: (row: ReconciliationRow) => string | null): SheetCell<ReconciliationRow> => ({
  kind: 'text',
  width,
  value,
})

const reais = (value: (row: ReconciliationRow) => number | null): SheetCell<ReconciliationRow> => ({
  kind: 'number',
  decimals: 2,
  width: 16,
  value,
})

const toState = ({ kind, state }: ReconciliationRow): string | null =>
  kind === 'EQUAL' ? null : differenceStateLabels[state]

const columns: readonly SheetColumn<ReconciliationRow>[] = [
  { header: 'Sistema', ...text(12, ({ system }) => reconciledSystemLabels[system]) },
  { header: 'Situação', ...text(24, ({ kind, system }) => describeKind(kind, system)) },
  { header: 'Pedidos', ...text(16, ({ orders }) => orders.map(({ id }) => id).join(', ')) },
  { header: 'Referência', ...text(24, ({ reference }) => reference) },
  { header: 'Valor no portal', ...reais(({ hereAmount }) => hereAmount) },
  { header: 'Valor no sistema', ...reais(({ thereAmount }) => thereAmount) },
  { header: 'Diferença', ...reais(({ difference }) => difference) },
  { header: 'Tratamento', ...text(12, toState) },
  { header: 'Tratada por', ...text(24, ({ handled }) => handled?.by ?? null) },
  {
    header: 'Tratada em',
    kind: 'day',
    width: 12,
    value: ({ handled }) => (handled === null ? null : toDay(handled.at)),
  },
  { header: 'Comentário', ...text(40, ({ handled }) => handled?.comment ?? null) },
]

const rowPages = async function* (
  { read, actor, now }: LookupContext,
  filters: RowFilters,
): AsyncGenerator<readonly ReconciliationRow[]> {
  for (let skip = 1; ; skip += 1) {
    const page = skip
    const rows = await read((tx) => findRows({ tx, actor, now }, filters, { skip: page, take: pageSize }))
    yield rows
    if (rows.length < pageSize) return
  }
}

/** REL-013: the compared payments of a day as a spreadsheet; amounts are empty for users who may not see prices. */
export const exportReconciliation: DownloadHandler<typeof contract.exportReconciliation> = async (
  context,
  { params: { day }, query },
) => ({
  name: `Conciliação ${day}.csv`,
  contentType: 'text/csv; charset=utf-8',
  content: writeCsv({ name: 'Conciliação', columns, pages: rowPages(context, { day, ...query }) }),
})
