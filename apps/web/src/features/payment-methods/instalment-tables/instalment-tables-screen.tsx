import { listInstalmentTables } from '@girassol/contract/payment-methods'
import type { InstalmentTable } from '@girassol/contract/payment-methods/instalment-table'
import { formatPercent } from '../../../lib/format.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { RecordCard } from '../../../ui/record-card.tsx'
import { RecordListPage } from '../../../ui/record-list/record-list-page.tsx'
import { StatusPill } from '../../../ui/status-pill.tsx'
import type { Column } from '../../../ui/table-column.ts'
import classes from './instalment-tables.module.css'

const InstalmentDialog = lazyDialog(async () => (await import('./instalment-dialog.tsx')).InstalmentDialog)

type Open = (table: InstalmentTable) => void
type OpenerProps = { readonly table: InstalmentTable; readonly onOpen: Open }

const Opener = ({ table, onOpen }: OpenerProps) => (
  <button type="button" className={classes.opener} aria-label={`Editar ${table.label}`} onClick={() => onOpen(table)}>
    {table.label}
  </button>
)

const instalmentsText = ({ maxInstallments }: InstalmentTable): string =>
  maxInstallments === 1 ? 'À vista' : `Até ${maxInstallments}×`

/** 'Sem juros', '1,50%', '0,00% a 12,50%' */
const interestText = ({ interestRates }: InstalmentTable): string => {
  const [least, most] = [Math.min(...interestRates), Math.max(...interestRates)]
  if (interestRates.length === 0 || most === 0) return 'Sem juros'
  return least === most ? formatPercent(most) : `${formatPercent(least)} a ${formatPercent(most)}`
}

const State = ({ table }: { readonly table: InstalmentTable }) =>
  table.active ? (
    <StatusPill tone="success" glyph="check" label="Oferecida" />
  ) : (
    <StatusPill tone="neutral" glyph="pause" label="Não oferecida" />
  )

const createColumns = (onOpen: Open): readonly Column<InstalmentTable>[] => [
  { id: 'label', header: 'Forma de pagamento', cell: (table) => <Opener table={table} onOpen={onOpen} /> },
  { id: 'instalments', header: 'Parcelas', width: '120px', cell: instalmentsText },
  { id: 'interest', header: 'Juros', cell: interestText },
  { id: 'active', header: 'Situação', width: '160px', cell: (table) => <State table={table} /> },
]

/** C-140: the instalments of each method, and whether it is offered. */
export const InstalmentTablesScreen = () => {
  const tables = useEndpointQuery(listInstalmentTables, {})
  const rows = tables.data ?? []
  return (
    <RecordListPage
      title="Tabelas de parcelas"
      note="Vale para carrinhos e pedidos novos; o que já foi fechado fica como está."
      Dialog={InstalmentDialog}
      reread={async () => (await tables.refetch()).data}
      getRowKey={({ reference }) => reference}
    >
      {({ onEdit }) => (
        <DataTable
          caption="Formas de pagamento"
          columns={createColumns(onEdit)}
          rows={rows}
          total={rows.length}
          status={tables.isError ? 'error' : tables.data === undefined ? 'loading' : 'ready'}
          error={tables.error}
          onRetry={() => void tables.refetch()}
          rowKey={({ reference }) => reference}
          card={(row) => (
            <RecordCard
              badge={<State table={row} />}
              title={<Opener table={row} onOpen={onEdit} />}
              meta={`${instalmentsText(row)} · ${interestText(row)}`}
            />
          )}
          empty={<EmptyState title="Nenhuma forma de pagamento" />}
        />
      )}
    </RecordListPage>
  )
}
