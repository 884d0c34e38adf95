import { listPoints } from '@girassol/contract/points'
import { toTableProps } from '../../lib/table-props.ts'
import { useEndpointPages } from '../../lib/use-endpoint.ts'
import { useListState } from '../../lib/use-list-state.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { BalanceSummary } from './balance-summary.tsx'
import { EntryCard, entryColumns } from './entry-columns.tsx'
import classes from './points.module.css'
import { PointsGate } from './points-gate.tsx'
import { PointsMenu } from './points-menu.tsx'
import { SeasonLine } from './season-line.tsx'

const defaults = { q: '' }

/** The pause after the last key before a search of the points starts (PTS-043). */
const debounceMs = 500

const Nothing = ({ isSearched, onClear }: { readonly isSearched: boolean; readonly onClear: () => void }) =>
  isSearched ? (
    <EmptyState
      title="Nenhum lançamento encontrado"
      text="Nenhum corresponde à busca."
      action={<ActionButton label="Mostrar todos" onRun={onClear} />}
    />
  ) : (
    <EmptyState title="Nenhum lançamento ainda" text="Os pontos das compras pagas aparecem aqui." />
  )

const Statement = () => {
  const { state, change, reset } = useListState(defaults)
  const term = state.q.trim().slice(0, 100)
  const list = useEndpointPages(listPoints, { query: { ...(term !== '' && { term }), take: 25 } })
  return (
    <div>
      <FilterBar
        search={{
          label: 'Buscar no extrato',
          placeholder: 'Digite aqui o que procura...',
          value: state.q,
          onCommit: (q) => change({ q }),
          delayMs: debounceMs,
          isBusy: list.isFetching && !list.isFetchingNextPage,
        }}
        applied={[]}
        onClear={reset}
        resultLabel="Ver lançamentos"
      />
      <DataTable
        caption="Lançamentos"
        columns={entryColumns(term)}
        {...toTableProps(list)}
        rowKey={({ id }) => id}
        endText="Sem mais itens para carregar"
        card={(entry) => <EntryCard entry={entry} term={term} />}
        empty={<Nothing isSearched={term !== ''} onClear={reset} />}
      />
    </div>
  )
}

/** PTS-003 … PTS-008: the balance, the season, and every entry of the integrator. */
export const StatementScreen = () => (
  <>
    <PageHeader title="Extrato" windowTitle="Extrato de pontos" />
    <PointsMenu />
    <PointsGate>
      <div className={classes.page}>
        <BalanceSummary />
        <SeasonLine />
        <Statement />
      </div>
    </PointsGate>
  </>
)
