import { Select } from '@mantine/core'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { ColumnButton } from '../list/column-button.tsx'
import { type Narrowing, sortLabels } from '../list/order-list-state.ts'
import { loadFilterFields, OrderFilterFields } from './lazy-filter-fields.tsx'
import { useAppliedFilters } from './use-applied-filters.ts'

type OrderListFiltersProps = Narrowing & {
  readonly onClear: () => void
  readonly resultLabel: string
  readonly isBusy: boolean
}

const OrderSelects = ({ state, onChange }: Narrowing) => (
  <>
    <Select
      aria-label="Ordenar por"
      data={Object.entries(sortLabels).map(([value, label]) => ({ value, label }))}
      value={state.ordem}
      allowDeselect={false}
      onChange={(ordem) => onChange({ ordem: ordem ?? 'createdAt' })}
      w={190}
    />
    <Select
      aria-label="Direção"
      data={[
        { value: 'DESC', label: 'Decrescente' },
        { value: 'ASC', label: 'Crescente' },
      ]}
      value={state.dir}
      allowDeselect={false}
      onChange={(dir) => onChange({ dir: dir ?? 'DESC' })}
      w={150}
    />
    <ColumnButton />
  </>
)

/** Search, filters and order of the list, all in the URL (ORD-004…007, ORD-019…025). */
export const OrderListFilters = ({ state, onChange, onClear, resultLabel, isBusy }: OrderListFiltersProps) => (
  <FilterBar
    search={{
      label: 'Buscar pedidos',
      placeholder: 'Número, cliente ou vendedor',
      value: state.q,
      onCommit: (q) => onChange({ q }),
      isBusy,
    }}
    applied={useAppliedFilters({ state, onChange })}
    fields={<OrderFilterFields state={state} onChange={onChange} />}
    loadFields={loadFilterFields}
    onClear={onClear}
    aside={<OrderSelects state={state} onChange={onChange} />}
    resultLabel={resultLabel}
  />
)
