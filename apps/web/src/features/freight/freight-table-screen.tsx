import { exportFreight, listFreightTable } from '@girassol/contract/freight'
import type { ResponseFor } from '@girassol/contract/http/endpoint'
import { IconUpload } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { formatPercent, formatReais, missing } from '../../lib/format.ts'
import { useDownload } from '../../lib/use-download.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { RecordCard } from '../../ui/record-card.tsx'
import { RecordList } from '../../ui/record-list/record-list.tsx'
import type { Column } from '../../ui/table-column.ts'
import { type Band, bandLabels, bands } from './freight-bands.ts'
import classes from './freight-table.module.css'

const FreightDialog = lazyDialog(async () => (await import('./freight-dialog.tsx')).FreightDialog)

type Row = ResponseFor<typeof listFreightTable>[number]
type Open = (row: Row) => void

/** '1,50% · mín. R$ 250,00 · 3 dias úteis' */
const rateText = ({ rates }: Row, band: Band): string => {
  const rate = rates?.[band]
  if (rate === undefined) return missing
  const days = rate.deadline === 1 ? '1 dia útil' : `${rate.deadline} dias úteis`
  return `${formatPercent(rate.percentage)} · mín. ${formatReais(rate.minimum)} · ${days}`
}

const Opener = ({ row, onOpen }: { readonly row: Row; readonly onOpen: Open }) => (
  <button type="button" className={classes.opener} aria-label={`Editar ${row.uf}`} onClick={() => onOpen(row)}>
    {row.uf}
  </button>
)

const createColumns = (onOpen: Open): readonly Column<Row>[] => [
  { id: 'uf', header: 'Estado', width: '120px', cell: (row) => <Opener row={row} onOpen={onOpen} /> },
  ...bands.map((band) => ({ id: band, header: bandLabels[band], cell: (row: Row) => rateText(row, band) })),
]

const ImportButton = () => {
  const navigate = useNavigate()
  return (
    <ActionButton
      label="Importar frete"
      icon={<IconUpload size={16} aria-hidden />}
      onRun={() => void navigate({ to: '/administracao/frete/importar' })}
    />
  )
}

const TableMenu = () => {
  const failure = 'Não deu para exportar a tabela. Tente de novo.'
  const download = useDownload(exportFreight, {}, { name: 'Tabela de frete.csv', failure })
  return (
    <ActionMenu
      label="Ações da tabela de frete"
      shape="page"
      actions={[{ id: 'export', label: 'Exportar CSV', onRun: () => download.mutate() }]}
    />
  )
}

/** C-34, C-140: the freight and the delivery time for each state. */
export const FreightTableScreen = () => {
  const table = useEndpointQuery(listFreightTable, {})
  const rows = table.data ?? []
  return (
    <RecordList Dialog={FreightDialog} reread={async () => (await table.refetch()).data} getRowKey={({ uf }) => uf}>
      {({ onEdit }) => (
        <>
          <PageHeader
            title="Tabela de frete"
            note="Vale para carrinhos e pedidos novos; o que já foi fechado fica como está."
            primary={<ImportButton />}
            menu={<TableMenu />}
          />
          <DataTable
            caption="Estados"
            columns={createColumns(onEdit)}
            rows={rows}
            total={rows.length}
            status={table.isError ? 'error' : table.data === undefined ? 'loading' : 'ready'}
            error={table.error}
            onRetry={() => void table.refetch()}
            rowKey={({ uf }) => uf}
            card={(row) => (
              <RecordCard
                title={<Opener row={row} onOpen={onEdit} />}
                meta={bands.map((band) => `${bandLabels[band]}: ${rateText(row, band)}`).join(' · ')}
              />
            )}
            empty={<EmptyState title="Nenhum estado" />}
          />
        </>
      )}
    </RecordList>
  )
}
