import { type SecurityEventKind, securityEventKinds } from '@girassol/domain/administration'
import { Select } from '@mantine/core'
import { formatTypedDay } from '../../../lib/typed-day.ts'
import { DayInput } from '../../../ui/day-input.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { PersonFilter, useNamedPerson } from '../person-filter.tsx'
import { type SecurityState, securityDefaults } from './security-list-state.ts'

type SecurityFiltersProps = {
  readonly state: SecurityState
  readonly onChange: (part: Partial<SecurityState>) => void
  readonly onClear: () => void
  readonly resultLabel: string
}

const kinds = Object.entries(securityEventKinds).map(([value, label]) => ({ value, label }))
const kindLabel = (kind: string) => securityEventKinds[kind as SecurityEventKind] ?? kind

/** Filters by kind, user and period (SEC-009). */
export const SecurityFilters = ({ state, onChange, onClear, resultLabel }: SecurityFiltersProps) => {
  const person = useNamedPerson(state.pessoa)
  const fields = [
    { id: 'evento', label: 'Evento', toText: kindLabel },
    { id: 'pessoa', label: 'Usuário', toText: (id: string) => person?.label ?? id },
    { id: 'de', label: 'De', toText: formatTypedDay },
    { id: 'ate', label: 'Até', toText: formatTypedDay },
  ] as const
  const applied = fields
    .filter(({ id }) => state[id] !== securityDefaults[id])
    .map(({ id, label, toText }) => ({
      id,
      label,
      value: toText(state[id]),
      onRemove: () => onChange({ [id]: securityDefaults[id] }),
    }))
  return (
    <FilterBar
      applied={applied}
      fields={
        <>
          <Select
            label="Evento"
            placeholder="Todos"
            data={kinds}
            value={state.evento || null}
            onChange={(evento) => onChange({ evento: evento ?? '' })}
            clearable
          />
          <PersonFilter label="Usuário" chosen={person} onChange={(pessoa) => onChange({ pessoa })} />
          <DayInput label="De" day={state.de} onChange={(de) => onChange({ de })} />
          <DayInput label="Até" day={state.ate} onChange={(ate) => onChange({ ate })} />
        </>
      }
      onClear={onClear}
      resultLabel={resultLabel}
    />
  )
}
