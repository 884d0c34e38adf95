import { TextInput } from '@mantine/core'
import { formatDate } from '../../lib/format.ts'
import { DayInput } from '../../ui/day-input.tsx'
import { type AppliedFilter, FilterBar } from '../../ui/filter-bar.tsx'
import { type HoldListState, toHoldFilters } from './hold-list-state.ts'

type Narrowing = { readonly state: HoldListState; readonly onChange: (part: Partial<HoldListState>) => void }

const Fields = ({ state, onChange }: Narrowing) => (
  <>
    <TextInput
      label="Integrador"
      placeholder="Nome ou número"
      value={state.integrador}
      onChange={(event) => onChange({ integrador: event.currentTarget.value })}
    />
    <DayInput label="Termina até" day={state.ate} onChange={(ate) => onChange({ ate })} />
  </>
)

const listApplied = ({ state, onChange }: Narrowing): readonly AppliedFilter[] => {
  const { seller, endsBy } = toHoldFilters(state)
  return [
    ...(seller === undefined
      ? []
      : [{ id: 'integrador', label: 'Integrador', value: seller, onRemove: () => onChange({ integrador: '' }) }]),
    ...(endsBy === undefined
      ? []
      : [{ id: 'ate', label: 'Termina até', value: formatDate(endsBy), onRemove: () => onChange({ ate: '' }) }]),
  ]
}

type HoldListFiltersProps = Narrowing & {
  readonly isBusy: boolean
  readonly resultLabel: string
  readonly onClear: () => void
}

/** HOLD-009: by product, integrator and end, all in the address. */
export const HoldListFilters = ({ isBusy, resultLabel, onClear, ...narrowing }: HoldListFiltersProps) => (
  <FilterBar
    search={{
      label: 'Buscar produto',
      placeholder: 'Código ou nome do produto',
      value: narrowing.state.produto,
      onCommit: (produto) => narrowing.onChange({ produto }),
      isBusy,
    }}
    applied={listApplied(narrowing)}
    fields={<Fields {...narrowing} />}
    onClear={onClear}
    resultLabel={resultLabel}
  />
)
