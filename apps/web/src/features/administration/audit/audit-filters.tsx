import { type AuditSubject, auditSubjects } from '@girassol/domain/administration'
import { Select } from '@mantine/core'
import { formatTypedDay } from '../../../lib/typed-day.ts'
import { DayInput } from '../../../ui/day-input.tsx'
import { type AppliedFilter, FilterBar } from '../../../ui/filter-bar.tsx'
import type { LookupOption } from '../../../ui/lookup-select.tsx'
import { PersonFilter, useNamedPerson } from '../person-filter.tsx'
import { type AuditState, auditDefaults } from './audit-list-state.ts'

type Narrowing = { readonly state: AuditState; readonly onChange: (part: Partial<AuditState>) => void }

type Named = Narrowing & { readonly person: LookupOption | null }

const kinds = Object.entries(auditSubjects).map(([value, { label }]) => ({ value, label }))
const kindLabel = (kind: string) => auditSubjects[kind as AuditSubject]?.label ?? kind

const appliedFilters = ({ state, onChange, person }: Named): readonly AppliedFilter[] =>
  (
    [
      ['pessoa', 'Quem alterou', (id: string) => person?.label ?? id],
      ['tipo', 'Tipo', kindLabel],
      ['registro', 'Registro', (id: string) => id],
      ['de', 'De', formatTypedDay],
      ['ate', 'Até', formatTypedDay],
    ] as const
  ).flatMap(([id, label, toText]) =>
    state[id] === auditDefaults[id]
      ? []
      : [{ id, label, value: toText(state[id]), onRemove: () => onChange({ [id]: auditDefaults[id] }) }],
  )

const Fields = ({ state, onChange, person }: Named) => (
  <>
    <PersonFilter label="Quem alterou" chosen={person} onChange={(pessoa) => onChange({ pessoa })} />
    <Select
      label="Tipo"
      placeholder="Todos"
      data={kinds}
      value={state.tipo || null}
      onChange={(tipo) => onChange({ tipo: tipo ?? '', registro: '' })}
      clearable
    />
    <DayInput label="De" day={state.de} onChange={(de) => onChange({ de })} />
    <DayInput label="Até" day={state.ate} onChange={(ate) => onChange({ ate })} />
  </>
)

type AuditFiltersProps = Narrowing & { readonly onClear: () => void; readonly resultLabel: string }

/** Filters by person, kind of record and period; the history of one record is opened by its address. */
export const AuditFilters = ({ onClear, resultLabel, ...narrowing }: AuditFiltersProps) => {
  const named = { ...narrowing, person: useNamedPerson(narrowing.state.pessoa) }
  return (
    <FilterBar
      applied={appliedFilters(named)}
      fields={<Fields {...named} />}
      onClear={onClear}
      resultLabel={resultLabel}
    />
  )
}
