import { listOtherPaymentMethods, type OtherPaymentMethodView } from '@girassol/contract/payment-methods'
import { toTableProps } from '../../../lib/table-props.ts'
import { useEndpointPages } from '../../../lib/use-endpoint.ts'
import { useListState } from '../../../lib/use-list-state.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { Highlight } from '../../../ui/highlight.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RecordCard } from '../../../ui/record-card.tsx'
import type { Column } from '../../../ui/table-column.ts'

const defaults = { q: '' }

/** OPM-002, verbatim. */
const nothing = 'Sem itens para carregar'

/** OPM-001: code and description, with the search term marked in both. */
const columnsFor = (term: string): readonly Column<OtherPaymentMethodView>[] => [
  { id: 'code', header: 'Código', width: '160px', cell: ({ code }) => <Highlight text={code} term={term} /> },
  {
    id: 'description',
    header: 'Descrição',
    cell: ({ description }) => <Highlight text={description} term={term} />,
  },
]

const Nothing = ({ isSearched, onClear }: { readonly isSearched: boolean; readonly onClear: () => void }) =>
  isSearched ? (
    <EmptyState
      title={nothing}
      text="Nenhuma forma de pagamento corresponde à busca."
      action={<ActionButton label="Mostrar todas" onRun={onClear} />}
    />
  ) : (
    <EmptyState title={nothing} text="As condições de pagamento do ERP aparecem aqui." />
  )

/** OPM-001: the portal's conditions of the 'others' method, fifteen at a time (OPM-006). */
export const OtherPaymentMethodsScreen = () => {
  const { state, change, reset } = useListState(defaults)
  const term = state.q.trim().slice(0, 100)
  const list = useEndpointPages(listOtherPaymentMethods, { query: { ...(term !== '' && { term }), take: 15 } })
  return (
    <>
      <PageHeader title="Outros métodos de pagamento" />
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
        caption="Outros métodos de pagamento"
        columns={columnsFor(term)}
        {...toTableProps(list)}
        rowKey={({ id }) => id}
        endText={nothing}
        card={({ code, description }) => (
          <RecordCard title={<Highlight text={description} term={term} />} meta={<>Código {code}</>} />
        )}
        empty={<Nothing isSearched={term !== ''} onClear={reset} />}
      />
    </>
  )
}
