import { type KeptOtherMethod, listKeptOtherMethods, offerOtherMethod } from '@girassol/contract/payment-methods'
import { canRewriteCondition, conditionSentences } from '@girassol/domain/payment-methods'
import { toPermission } from '@girassol/domain/shared'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { tablePropsOf } from '../../../lib/table-props.ts'
import { useEndpointMutation, useEndpointPages } from '../../../lib/use-endpoint.ts'
import { useListState } from '../../../lib/use-list-state.ts'
import type { Action, Permission } from '../../../ui/action.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { KeptMethodCard, keptMethodColumns } from './kept-method-columns.tsx'
import { refreshes } from './kept-methods.ts'

const MethodDialog = lazyDialog(async () => (await import('./method-dialog.tsx')).MethodDialog)

const defaults = { q: '' }

const rewriting = (method: KeptOtherMethod): Permission => toPermission(canRewriteCondition(method), conditionSentences)

/** What may be done with a condition: rewritten when it is the portal's own, switched in every case. */
const useMethodActions = (onEdit: (method: KeptOtherMethod) => void, onRefused: () => void) => {
  const offer = useEndpointMutation(offerOtherMethod, { refreshes })
  return (method: KeptOtherMethod): readonly Action[] => {
    const { id, offered, version } = method
    const toggle = () => offer.mutate({ params: { id }, body: { offered: !offered, version } }, { onError: onRefused })
    return [
      { id: 'edit', label: 'Editar', permission: rewriting(method), onRun: () => onEdit(method) },
      { id: 'toggle', label: offered ? 'Desligar' : 'Ligar', onRun: toggle },
    ]
  }
}

type NothingProps = { readonly isSearched: boolean; readonly onClear: () => void }

const Nothing = ({ isSearched, onClear }: NothingProps) =>
  isSearched ? (
    <EmptyState
      title="Nenhuma forma de pagamento encontrada"
      text="Nenhuma corresponde à busca."
      action={<ActionButton label="Mostrar todas" onRun={onClear} />}
    />
  ) : (
    <EmptyState
      title="Nenhuma forma de pagamento"
      text="As condições do ERP chegam toda noite; as suas, quando cadastrar."
    />
  )

const Header = ({ onAdd }: { readonly onAdd: () => void }) => (
  <PageHeader
    title="Outras formas de pagamento"
    note="Vale para o que for liberado daqui em diante; pedidos já liberados ficam como estão."
    primary={
      <ActionButton
        label="Nova forma"
        name="Nova forma de pagamento"
        variant="next"
        icon={<IconPlus size={16} aria-hidden />}
        onRun={onAdd}
      />
    }
  />
)

/** C-88, C-140: the conditions of the others method, the ERP's and the portal's own; switched off, never removed. */
export const KeptMethodListScreen = () => {
  const { state, change, reset } = useListState(defaults)
  const term = state.q.trim().slice(0, 100)
  const list = useEndpointPages(listKeptOtherMethods, { query: { ...(term !== '' && { term }) } })
  const [edited, setEdited] = useState<KeptOtherMethod | 'new'>()
  const actionsOf = useMethodActions(setEdited, () => void list.refetch())
  const method = edited === 'new' ? null : edited
  const reload = () => {
    setEdited(undefined)
    void list.refetch()
  }
  return (
    <>
      <Header onAdd={() => setEdited('new')} />
      <FilterBar
        search={{
          label: 'Buscar formas de pagamento',
          placeholder: 'Código ou descrição',
          value: state.q,
          onCommit: (q) => change({ q }),
          isBusy: list.isFetching && !list.isFetchingNextPage,
        }}
        applied={[]}
        onClear={reset}
        resultLabel="Ver formas de pagamento"
      />
      <DataTable
        caption="Formas de pagamento"
        columns={keptMethodColumns({ term, actionsOf })}
        {...tablePropsOf(list)}
        rowKey={({ id }) => id}
        card={(row) => <KeptMethodCard method={row} term={term} actionsOf={actionsOf} />}
        empty={<Nothing isSearched={term !== ''} onClear={reset} />}
      />
      {method !== undefined && <MethodDialog method={method} onReload={reload} onClose={() => setEdited(undefined)} />}
    </>
  )
}
