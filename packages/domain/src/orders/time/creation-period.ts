import { type Day, plusDays } from '../../shared/brazil-time.ts'
import { firstRefusal, type RuleRefusal } from '../../shared/decision.ts'

/** A period of creation (USE-025), both days included; each of them may be null. */
export type CreationPeriod = { readonly from: Day | null; readonly to: Day | null }

/** The predefined periods, in days, today included. */
export const usualPeriods = [7, 30, 90] as const

/** The last `days` days, today included. */
export const computeLastDays = (today: Day, days: number): { readonly from: Day; readonly to: Day } => ({
  from: plusDays(today, 1 - days),
  to: today,
})

/** Whether the period does not end before it begins. */
export const canFilterByPeriod = ({ from, to }: CreationPeriod) =>
  firstRefusal([from !== null && to !== null && to < from, 'periodEndsBeforeItBegins'])

export const periodSentences = {
  periodEndsBeforeItBegins: 'O período termina antes de começar.',
} as const satisfies Record<RuleRefusal<typeof canFilterByPeriod>, string>
