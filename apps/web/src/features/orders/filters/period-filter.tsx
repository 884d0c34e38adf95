import { canFilterByPeriod, computeLastDays, periodSentences, usualPeriods } from '@girassol/domain/orders'
import { isDay } from '@girassol/domain/shared'
import { useState } from 'react'
import { useToday } from '../../../lib/use-now.ts'
import { ChoiceChips } from '../../../ui/choice-chips.tsx'
import { DayInput } from '../../../ui/day-input.tsx'
import type { Narrowing, OrderListState } from '../list/order-list-state.ts'
import classes from './period-filter.module.css'

type Period = Pick<OrderListState, 'criadoDe' | 'criadoAte'>

/** The errors of the typed days; an empty side has no limit. */
const findProblem = ({ criadoDe, criadoAte }: Period): string | undefined => {
  if ([criadoDe, criadoAte].some((day) => day !== '' && !isDay(day))) return 'Data inválida'
  const decision = canFilterByPeriod({ from: criadoDe || null, to: criadoAte || null })
  return decision.allowed ? undefined : periodSentences[decision.refusal]
}

/** A day that is being typed has no error yet. */
const isTyping = (day: string) => day !== '' && day.replace(/\D/g, '').length < 8

const usual = usualPeriods.map((days) => ({ id: String(days), label: `${days} dias` }))

type Draft = { readonly period: Period; readonly appliedBefore: Period }

const isSame = (one: Period, other: Period) => one.criadoDe === other.criadoDe && one.criadoAte === other.criadoAte

/** The values of the fields: the typed days until they are applied, or until the filter changes elsewhere. */
const useDraft = ({ state, onChange }: Narrowing) => {
  const applied = { criadoDe: state.criadoDe, criadoAte: state.criadoAte }
  const [draft, setDraft] = useState<Draft>()
  const period = draft !== undefined && isSame(draft.appliedBefore, applied) ? draft.period : applied
  const change = (part: Partial<Period>) => {
    const next = { ...period, ...part }
    setDraft({ period: next, appliedBefore: applied })
    if (findProblem(next) === undefined) onChange(next)
  }
  return { period, change }
}

/** USE-025: two days of creation, or the last 7, 30 or 90 days; requested once both are complete. */
export const PeriodFilter = (narrowing: Narrowing) => {
  const { period, change } = useDraft(narrowing)
  const today = useToday()
  const problem = Object.values(period).some(isTyping) ? undefined : findProblem(period)
  const toPeriod = (days: number): Period => {
    const { from, to } = computeLastDays(today, days)
    return { criadoDe: from, criadoAte: to }
  }
  const current = usualPeriods.find((days) => isSame(toPeriod(days), period))
  return (
    <fieldset className={classes.period}>
      <legend className="hidden-visually">Período de criação</legend>
      <div className={classes.days}>
        <DayInput
          label="Criado de"
          isExample
          day={period.criadoDe}
          error={problem}
          onChange={(criadoDe) => change({ criadoDe })}
        />
        <DayInput label="Criado até" isExample day={period.criadoAte} onChange={(criadoAte) => change({ criadoAte })} />
      </div>
      <ChoiceChips
        label="Últimos dias"
        options={usual}
        current={String(current ?? '')}
        onChange={(days) => change(toPeriod(Number(days)))}
      />
    </fieldset>
  )
}
