import { type WebhookEvent, type WebhookResult, webhookEvents, webhookResults } from '@girassol/domain/webhooks'
import { Select } from '@mantine/core'
import { formatTypedDay } from '../../lib/typed-day.ts'
import { DayInput } from '../../ui/day-input.tsx'
import { type AppliedFilter, FilterBar } from '../../ui/filter-bar.tsx'
import { type LogState, logDefaults } from './log-list-state.ts'

type Narrowing = { readonly state: LogState; readonly onChange: (part: Partial<LogState>) => void }

const events = Object.entries(webhookEvents).map(([value, label]) => ({ value, label }))
const results = Object.entries(webhookResults).map(([value, { label }]) => ({ value, label }))

/** What is typed in the address may be no day, event or result. */
const nameEvent = (name: string): string => webhookEvents[name as WebhookEvent] ?? name
const nameResult = (name: string): string => webhookResults[name as WebhookResult]?.label ?? name

const listApplied = ({ state, onChange }: Narrowing): readonly AppliedFilter[] =>
  (
    [
      ['evento', 'Evento', nameEvent],
      ['resultado', 'Resultado', nameResult],
      ['dia', 'Dia', formatTypedDay],
    ] as const
  ).flatMap(([id, label, toText]) =>
    state[id] === ''
      ? []
      : [{ id, label, value: toText(state[id]), onRemove: () => onChange({ [id]: logDefaults[id] }) }],
  )

const Fields = ({ state, onChange }: Narrowing) => (
  <>
    <Select
      label="Evento"
      placeholder="Todos"
      data={events}
      value={state.evento || null}
      onChange={(evento) => onChange({ evento: evento ?? '' })}
      clearable
    />
    <Select
      label="Resultado"
      placeholder="Todos"
      data={results}
      value={state.resultado || null}
      onChange={(resultado) => onChange({ resultado: resultado ?? '' })}
      clearable
    />
    <DayInput label="Dia" day={state.dia} onChange={(dia) => onChange({ dia })} />
  </>
)

type LogFiltersProps = Narrowing & { readonly onClear: () => void; readonly resultLabel: string }

/** WHK-010: narrows the log to an event, a result and a day. */
export const LogFilters = ({ onClear, resultLabel, ...narrowing }: LogFiltersProps) => (
  <FilterBar
    applied={listApplied(narrowing)}
    fields={<Fields {...narrowing} />}
    onClear={onClear}
    resultLabel={resultLabel}
  />
)
