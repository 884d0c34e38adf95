import { listCompanyUsers } from '@girassol/contract/company-users'
import { type ActivityKind, activityKinds } from '@girassol/domain/company-activity'
import { Select } from '@mantine/core'
import { formatTypedDay } from '../../lib/typed-day.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { DayInput } from '../../ui/day-input.tsx'
import { type AppliedFilter, FilterBar } from '../../ui/filter-bar.tsx'
import { type ActivityState, activityDefaults } from './activity-list-state.ts'

type Person = { readonly value: string; readonly label: string }

type Narrowing = { readonly state: ActivityState; readonly onChange: (part: Partial<ActivityState>) => void }

type Named = Narrowing & { readonly people: readonly Person[] }

const kinds = Object.entries(activityKinds).map(([value, { label }]) => ({ value, label }))
const nameKind = (kind: string): string => activityKinds[kind as ActivityKind]?.label ?? kind

const listApplied = ({ state, onChange, people }: Named): readonly AppliedFilter[] =>
  (
    [
      ['pessoa', 'Quem', (id: string) => people.find(({ value }) => value === id)?.label ?? id],
      ['tipo', 'Tipo', nameKind],
      ['de', 'De', formatTypedDay],
      ['ate', 'Até', formatTypedDay],
    ] as const
  ).flatMap(([id, label, toText]) =>
    state[id] === activityDefaults[id]
      ? []
      : [{ id, label, value: toText(state[id]), onRemove: () => onChange({ [id]: activityDefaults[id] }) }],
  )

const Fields = ({ state, onChange, people }: Named) => (
  <>
    <Select
      label="Quem"
      placeholder="Todos"
      data={[...people]}
      value={state.pessoa || null}
      onChange={(pessoa) => onChange({ pessoa: pessoa ?? '' })}
      searchable
      clearable
    />
    <Select
      label="Tipo"
      placeholder="Todos"
      data={kinds}
      value={state.tipo || null}
      onChange={(tipo) => onChange({ tipo: tipo ?? '' })}
      clearable
    />
    <DayInput label="De" day={state.de} onChange={(de) => onChange({ de })} />
    <DayInput label="Até" day={state.ate} onChange={(ate) => onChange({ ate })} />
  </>
)

const mostPeople = 100

/** The users of the company, also the inactive ones. */
const usePeople = (): readonly Person[] => {
  const { data } = useEndpointQuery(listCompanyUsers, { query: { take: mostPeople } })
  return (data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
}

type ActivityFiltersProps = Narrowing & { readonly onClear: () => void; readonly resultLabel: string }

/** COMP-018: narrows the activity to a user of the company, a kind of record and a period. */
export const ActivityFilters = ({ onClear, resultLabel, ...narrowing }: ActivityFiltersProps) => {
  const named = { ...narrowing, people: usePeople() }
  return (
    <FilterBar
      applied={listApplied(named)}
      fields={<Fields {...named} />}
      onClear={onClear}
      resultLabel={resultLabel}
    />
  )
}
