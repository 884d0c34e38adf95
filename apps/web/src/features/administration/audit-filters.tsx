import { type AuditSubject, auditSubjects } from '@girassol/domain/administration'
import { Select } from '@mantine/core'
import { formatDate } from '../../lib/format.ts'
import { DayInput } from '../../ui/day-input.tsx'
import { type AppliedFilter, FilterBar } from '../../ui/filter-bar.tsx'
import { type AuditState, auditDefaults } from './audit-list-state.ts'

type Narrowing = { readonly state: AuditState; readonly onChange: (part: Partial<AuditState>) => void }

const kinds = Object.entries(auditSubjects).map(([value, { label }]) => ({ value, label }))
const kindLabel = (kind: string) => auditSubjects[kind as AuditSubject]?.label ?? kind

const appliedFilters = ({ state, onChange }: Narrowing): readonly AppliedFilter[] =>
  (
    [
      ['tipo', 'Tipo', kindLabel],
      ['registro', 'Registro', (id: string) => id],
      ['de', 'De', formatDate],
      ['ate', 'Até', formatDate],
    ] as const
  ).flatMap(([id, label, textOf]) =>
    state[id] === auditDefaults[id]
      ? []
      : [{ id, label, value: textOf(state[id]), onRemove: () => onChange({ [id]: auditDefaults[id] }) }],
  )

const Fields = ({ state, onChange }: Narrowing) => (
  <>
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

/** By kind of record and period; one record's own history comes by its address. */
export const AuditFilters = (props: AuditFiltersProps) => (
  <FilterBar
    applied={appliedFilters(props)}
    fields={<Fields {...props} />}
    onClear={props.onClear}
    resultLabel={props.resultLabel}
  />
)
