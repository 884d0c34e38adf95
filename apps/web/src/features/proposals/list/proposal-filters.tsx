import { computeLastDays, usualPeriods } from '@girassol/domain/orders'
import { isDay } from '@girassol/domain/shared'
import { useState } from 'react'
import { formatDate } from '../../../lib/format.ts'
import { useToday } from '../../../lib/use-now.ts'
import { ChoiceChips } from '../../../ui/choice-chips.tsx'
import { DayInput } from '../../../ui/day-input.tsx'
import { type AppliedFilter, FilterBar } from '../../../ui/filter-bar.tsx'
import classes from './proposal-list.module.css'
import type { ProposalListState } from './proposal-views.ts'

type Change = (part: Partial<ProposalListState>) => void
type Narrowing = { readonly state: ProposalListState; readonly onChange: Change }

const noPeriod = { de: '', ate: '' }

/** A day that is being typed has no error yet. */
const findDayError = (day: string): string | undefined =>
  day.replace(/\D/g, '').length === 8 && !isDay(day) ? 'Data inválida' : undefined

/** The typed days; they are in the address once they are complete. */
const useTypedDays = ({ state, onChange }: Narrowing) => {
  const [typed, setTyped] = useState<Partial<typeof noPeriod>>({})
  const change = (name: keyof typeof noPeriod, day: string) => {
    const isComplete = day === '' || isDay(day)
    setTyped({ ...typed, [name]: isComplete ? undefined : day })
    if (isComplete) onChange({ [name]: day })
  }
  return { days: { de: typed.de ?? state.de, ate: typed.ate ?? state.ate }, change }
}

const PeriodFields = ({ state, onChange }: Narrowing) => {
  const { days: typed, change } = useTypedDays({ state, onChange })
  const today = useToday()
  const toPeriod = (days: number) => {
    const { from, to } = computeLastDays(today, days)
    return { de: from, ate: to }
  }
  const current = usualPeriods.find((days) => toPeriod(days).de === state.de && state.ate === today)
  return (
    <fieldset className={classes.period}>
      <legend className="hidden-visually">Período de criação</legend>
      <DayInput
        label="Criada de"
        isExample
        day={typed.de}
        error={findDayError(typed.de)}
        onChange={(day) => change('de', day)}
      />
      <DayInput
        label="Criada até"
        isExample
        day={typed.ate}
        error={findDayError(typed.ate)}
        onChange={(day) => change('ate', day)}
      />
      <ChoiceChips
        label="Últimos dias"
        options={usualPeriods.map((days) => ({ id: String(days), label: `${days} dias` }))}
        current={String(current ?? '')}
        onChange={(days) => onChange(toPeriod(Number(days)))}
      />
    </fieldset>
  )
}

const describePeriod = ({ de, ate }: ProposalListState): string | undefined => {
  const [from, to] = [de, ate].map((day) => (isDay(day) ? formatDate(day) : ''))
  if (from && to) return `${from} a ${to}`
  if (from) return `desde ${from}`
  return to ? `até ${to}` : undefined
}

const listApplied = (state: ProposalListState, onChange: Change): readonly AppliedFilter[] => {
  const value = describePeriod(state)
  return value === undefined ? [] : [{ id: 'period', label: 'Período', value, onRemove: () => onChange(noPeriod) }]
}

type ProposalFiltersProps = Narrowing & { readonly isBusy: boolean; readonly resultLabel: string }

/** PROP-027: a search by number or customer, and the period of creation, both in the address. */
export const ProposalFilters = ({ state, onChange, isBusy, resultLabel }: ProposalFiltersProps) => (
  <FilterBar
    search={{
      label: 'Buscar propostas',
      placeholder: 'Número ou cliente',
      value: state.q,
      onCommit: (q) => onChange({ q }),
      isBusy,
    }}
    applied={listApplied(state, onChange)}
    fields={<PeriodFields state={state} onChange={onChange} />}
    onClear={() => onChange({ q: '', ...noPeriod })}
    resultLabel={resultLabel}
  />
)
