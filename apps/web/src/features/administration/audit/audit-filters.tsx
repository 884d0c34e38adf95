import { listUsers, showUser } from '@girassol/contract/administration'
import { type AuditSubject, auditSubjects } from '@girassol/domain/administration'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { formatDate } from '../../../lib/format.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { DayInput } from '../../../ui/day-input.tsx'
import { type AppliedFilter, FilterBar } from '../../../ui/filter-bar.tsx'
import { type LookupOption, LookupSelect } from '../../../ui/lookup-select.tsx'
import { type AuditState, auditDefaults } from './audit-list-state.ts'

type Narrowing = { readonly state: AuditState; readonly onChange: (part: Partial<AuditState>) => void }

type Named = Narrowing & { readonly person: LookupOption | null }

const kinds = Object.entries(auditSubjects).map(([value, { label }]) => ({ value, label }))
const kindLabel = (kind: string) => auditSubjects[kind as AuditSubject]?.label ?? kind

const searchDelayMs = 300
const mostShown = 20

/** The person whose number is in the address. */
const useNamedPerson = (id: string): LookupOption | null => {
  const isNumber = /^[1-9]\d{0,8}$/.test(id)
  const { data } = useEndpointQuery(showUser, { params: { id: Number(id) } }, { enabled: isNumber })
  return isNumber ? { value: id, label: data?.name ?? id } : null
}

type PersonFieldProps = { readonly chosen: LookupOption | null; readonly onChange: (id: string) => void }

const PersonField = ({ chosen, onChange }: PersonFieldProps) => {
  const [term, setTerm] = useState('')
  const [searched] = useDebouncedValue(term.trim(), searchDelayMs)
  const query = { take: mostShown, ...(searched !== '' && { term: searched }) }
  const found = useEndpointQuery(listUsers, { query }, { showPrevious: true })
  return (
    <LookupSelect
      label="Quem alterou"
      placeholder="Todos"
      chosen={chosen}
      options={(found.data?.data ?? []).map(({ id, name, email }) => ({ value: String(id), label: name, note: email }))}
      status={found.isError ? 'error' : found.isPending ? 'loading' : 'ready'}
      onSearch={setTerm}
      onChange={(option) => onChange(option?.value ?? '')}
    />
  )
}

const appliedFilters = ({ state, onChange, person }: Named): readonly AppliedFilter[] =>
  (
    [
      ['pessoa', 'Quem alterou', (id: string) => person?.label ?? id],
      ['tipo', 'Tipo', kindLabel],
      ['registro', 'Registro', (id: string) => id],
      ['de', 'De', formatDate],
      ['ate', 'Até', formatDate],
    ] as const
  ).flatMap(([id, label, toText]) =>
    state[id] === auditDefaults[id]
      ? []
      : [{ id, label, value: toText(state[id]), onRemove: () => onChange({ [id]: auditDefaults[id] }) }],
  )

const Fields = ({ state, onChange, person }: Named) => (
  <>
    <PersonField chosen={person} onChange={(pessoa) => onChange({ pessoa })} />
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
