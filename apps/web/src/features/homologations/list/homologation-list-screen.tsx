import { exportHomologations, listHomologations } from '@girassol/contract/homologations'
import { IconDownload } from '@tabler/icons-react'
import { formatTotal } from '../../../lib/format.ts'
import { toTableProps } from '../../../lib/table-props.ts'
import { useDownload } from '../../../lib/use-download.ts'
import { useEndpointPages } from '../../../lib/use-endpoint.ts'
import { useListState } from '../../../lib/use-list-state.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { HomologationCard, homologationColumns } from './homologation-columns.tsx'
import { HomologationFilters } from './homologation-filters.tsx'
import {
  findHomologationView,
  type HomologationListState,
  homologationListDefaults,
  homologationViews,
  isNarrowed,
  toHomologationFilters,
} from './homologation-list-state.ts'

const ExportButton = ({ state }: { readonly state: HomologationListState }) => {
  const query = { ...toHomologationFilters(state), format: 'csv' } as const
  const failure = 'Não deu para exportar as homologações. Tente de novo.'
  const download = useDownload(exportHomologations, { query }, { name: 'Homologações.csv', failure })
  return (
    <ActionButton
      label="Exportar CSV"
      icon={<IconDownload size={16} aria-hidden />}
      isRunning={download.isPending}
      onRun={() => download.mutate()}
    />
  )
}

const Nothing = ({ isFiltered, onReset }: { readonly isFiltered: boolean; readonly onReset: () => void }) =>
  isFiltered ? (
    <EmptyState
      title="Nenhuma homologação encontrada."
      action={<ActionButton label="Limpar filtros" onRun={onReset} />}
    />
  ) : (
    <EmptyState
      title="Suas homologações aparecem aqui."
      text="Abra uma no menu de um pedido ou orçamento com gerador."
    />
  )

const countText = (total: number, isExact: boolean) =>
  `Ver ${formatTotal(total, isExact)} ${total === 1 && isExact ? 'homologação' : 'homologações'}`

const pageSize = 15

/** HOM-017: the homologations of the seller, the newest first. */
export const HomologationListScreen = () => {
  const { state, change, reset } = useListState(homologationListDefaults)
  const list = useEndpointPages(listHomologations, { query: { ...toHomologationFilters(state), take: pageSize } })
  const view = findHomologationView(state)
  return (
    <>
      <PageHeader title="Homologações" secondary={<ExportButton state={state} />} />
      <Tabs
        label="Visões"
        look="views"
        tabs={homologationViews}
        current={view.id}
        onChange={(visao) => change({ visao })}
      />
      <HomologationFilters state={state} onChange={change} resultLabel={countText(list.total, list.totalIsExact)} />
      <DataTable
        caption="Homologações"
        columns={homologationColumns}
        {...toTableProps(list)}
        rowKey={({ id }) => id}
        isOpenable
        card={(row) => <HomologationCard row={row} />}
        empty={<Nothing isFiltered={isNarrowed(state) || view.id !== homologationListDefaults.visao} onReset={reset} />}
      />
    </>
  )
}
