import { listManagedOtherMethods, type ManagedOtherMethod, offerOtherMethod } from '@girassol/contract/payment-methods'
import { canRewriteCondition, conditionSentences } from '@girassol/domain/payment-methods'
import { toPermission } from '@girassol/domain/shared'
import { toTableProps } from '../../../lib/table-props.ts'
import { useEndpointMutation, useEndpointPages } from '../../../lib/use-endpoint.ts'
import { useListState } from '../../../lib/use-list-state.ts'
import type { Action, Permission } from '../../../ui/action.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { RecordActions } from '../../../ui/record-list/record-list.tsx'
import { RecordListPage } from '../../../ui/record-list/record-list-page.tsx'
import { ManagedMethodCard, managedMethodColumns } from './managed-method-columns.tsx'
import { methodRefreshes } from './managed-methods.ts'

const MethodDialog = lazyDialog(async () => (await import('./method-dialog.tsx')).MethodDialog)

const defaults = { q: '' }

const rewriting = (method: ManagedOtherMethod): Permission =>
  toPermission(canRewriteCondition(method), conditionSentences)

/** The actions on a condition: the portal's own can be edited, and every condition can be switched on or off. */
const useMethodActions = (onEdit: (method: ManagedOtherMethod) => void, onRefused: () => void) => {
  const offer = useEndpointMutation(offerOtherMethod, { refreshes: methodRefreshes })
  return (method: ManagedOtherMethod): readonly Action[] => {
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

type ListProps = Pick<RecordActions<ManagedOtherMethod>, 'onEdit'> & {
  readonly list: ReturnType<typeof useMethodList>['list']
  readonly listState: ReturnType<typeof useMethodList>['listState']
  readonly term: string
}

const useMethodList = () => {
  const listState = useListState(defaults)
  const term = listState.state.q.trim().slice(0, 100)
  const list = useEndpointPages(listManagedOtherMethods, { query: { ...(term !== '' && { term }) } })
  return { list, listState, term }
}

const Methods = ({ list, listState: { state, change, reset }, term, onEdit }: ListProps) => {
  const listActions = useMethodActions(onEdit, () => void list.refetch())
  return (
    <>
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
        columns={managedMethodColumns({ term, listActions })}
        {...toTableProps(list)}
        rowKey={({ id }) => id}
        card={(row) => <ManagedMethodCard method={row} term={term} listActions={listActions} />}
        empty={<Nothing isSearched={term !== ''} onClear={reset} />}
      />
    </>
  )
}

/** C-88, C-140: the conditions of the others method, the ERP's and the portal's; switched off, never removed. */
export const ManagedMethodListScreen = () => {
  const methods = useMethodList()
  return (
    <RecordListPage
      title="Outras formas de pagamento"
      note="Vale para o que for liberado daqui em diante; pedidos já liberados ficam como estão."
      addLabel="Nova forma"
      addName="Nova forma de pagamento"
      Dialog={MethodDialog}
      reread={methods.list.reread}
      getRowKey={({ id }) => id}
    >
      {({ onEdit }) => <Methods {...methods} onEdit={onEdit} />}
    </RecordListPage>
  )
}
