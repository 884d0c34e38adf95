import { MultiSelect, Select } from '@mantine/core'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { filterStatuses, type OrderListState, orderByLabels, statusLabel } from './order-list-state.ts'

export type OrderListFiltersProps = {
  readonly state: OrderListState
  readonly onChange: (part: Partial<OrderListState>) => void
  readonly onClear: () => void
  readonly resultLabel: string
  readonly isBusy: boolean
}

const OrderSelects = ({ state, onChange }: Pick<OrderListFiltersProps, 'state' | 'onChange'>) => (
  <>
    <Select
      aria-label="Ordenar por"
      data={Object.entries(orderByLabels).map(([value, label]) => ({ value, label }))}
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
  </>
)

/** Search, status and order of the list, all of it in the URL (ORD-004…007, ORD-023, ORD-028). */
export const OrderListFilters = ({ state, onChange, onClear, resultLabel, isBusy }: OrderListFiltersProps) => (
  <FilterBar
    search={{
      label: 'Buscar pedidos',
      placeholder: 'Número, cliente ou vendedor',
      value: state.q,
      onCommit: (q) => onChange({ q }),
      isBusy,
    }}
    applied={[
      ...(state.q === '' ? [] : [{ id: 'q', label: 'Busca', value: state.q, onRemove: () => onChange({ q: '' }) }]),
      ...(state.status.length === 0
        ? []
        : [
            {
              id: 'status',
              label: 'Status',
              value: state.status.map(statusLabel).join(', '),
              onRemove: () => onChange({ status: [] }),
            },
          ]),
    ]}
    fields={
      <MultiSelect
        label="Status"
        placeholder={state.status.length === 0 ? 'Todos' : ''}
        data={filterStatuses.map((value) => ({ value, label: statusLabel(value) }))}
        value={[...state.status]}
        onChange={(status) => onChange({ status })}
        searchable
        clearable
      />
    }
    onClear={onClear}
    aside={<OrderSelects state={state} onChange={onChange} />}
    resultLabel={resultLabel}
  />
)
