import { listProposals } from '@girassol/contract/proposals'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useCanChange } from '../../../access/session.tsx'
import { formatTotal } from '../../../lib/format.ts'
import { toTableProps } from '../../../lib/table-props.ts'
import { useEndpointPages } from '../../../lib/use-endpoint.ts'
import { useListState } from '../../../lib/use-list-state.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { ProposalCard, proposalColumns } from './proposal-columns.tsx'
import { ProposalFilters } from './proposal-filters.tsx'
import {
  findProposalView,
  findSiteId,
  isNarrowed,
  proposalListDefaults,
  proposalViews,
  toProposalQuery,
} from './proposal-views.ts'
import { useRowActions } from './use-row-actions.tsx'

const loadNewProposal = async () => (await import('./new-proposal-dialog.tsx')).NewProposalDialog
const NewProposalDialog = lazyDialog(loadNewProposal)

const NewProposalButton = ({ isNext, onRun }: { readonly isNext: boolean; readonly onRun: () => void }) => {
  const makesProposals = useCanChange('proposals.use')
  if (!makesProposals) return null
  return (
    <ActionButton
      label="Nova proposta"
      variant={isNext ? 'next' : 'default'}
      icon={<IconPlus size={16} aria-hidden />}
      load={loadNewProposal}
      onRun={onRun}
    />
  )
}

type NothingProps = {
  readonly isFiltered: boolean
  readonly onReset: () => void
  readonly onNew: () => void
}

const Nothing = ({ isFiltered, onReset, onNew }: NothingProps) =>
  isFiltered ? (
    <EmptyState title="Nenhuma proposta encontrada." action={<ActionButton label="Limpar filtros" onRun={onReset} />} />
  ) : (
    <EmptyState
      title="Suas propostas aparecem aqui."
      text="Uma proposta mostra ao seu cliente o sistema, a economia e o seu preço."
      action={<NewProposalButton isNext={false} onRun={onNew} />}
    />
  )

const countText = (total: number, isExact: boolean) =>
  `Ver ${formatTotal(total, isExact)} ${total === 1 && isExact ? 'proposta' : 'propostas'}`

/** PROP-027: the proposals of the own company, newest first. */
export const ProposalListScreen = () => {
  const { state, change, reset } = useListState(proposalListDefaults)
  const [isNewOpen, setNewOpen] = useState(false)
  const list = useEndpointPages(listProposals, { query: toProposalQuery(state) })
  const { rowActions, dialog } = useRowActions()
  const view = findProposalView(state)
  const shown = { term: state.q.trim().slice(0, 100), rowActions }
  const openNew = () => setNewOpen(true)
  const siteId = findSiteId(state)
  const closeNew = () => {
    setNewOpen(false)
    change({ obra: '' })
  }
  return (
    <>
      <PageHeader title="Propostas" primary={<NewProposalButton isNext onRun={openNew} />} />
      <Tabs
        label="Visões"
        look="views"
        tabs={proposalViews}
        current={view.id}
        onChange={(visao) => change({ visao })}
      />
      <ProposalFilters
        state={state}
        onChange={change}
        isBusy={list.isFetching && !list.isFetchingNextPage}
        resultLabel={countText(list.total, list.totalIsExact)}
      />
      <DataTable
        caption="Propostas"
        columns={proposalColumns(shown)}
        {...toTableProps(list)}
        rowKey={({ id }) => id}
        isOpenable
        card={(row) => <ProposalCard row={row} {...shown} />}
        empty={
          <Nothing
            isFiltered={isNarrowed(state) || view.id !== proposalListDefaults.visao}
            onReset={reset}
            onNew={openNew}
          />
        }
      />
      {(isNewOpen || siteId !== undefined) && (
        <NewProposalDialog {...(siteId !== undefined && { siteId })} onClose={closeNew} />
      )}
      {dialog}
    </>
  )
}
