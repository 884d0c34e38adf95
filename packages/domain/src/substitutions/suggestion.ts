import { plusHours } from '../shared/brazil-time.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/** The states of a suggested substitution; wire and database values (SUB-010). */
export const suggestionStatusNames = ['OPEN', 'ACCEPTED', 'REFUSED', 'LAPSED'] as const

export type SuggestionStatus = (typeof suggestionStatusNames)[number]

/** For how many days an integrator may answer a suggestion (SUB-010, C-193). */
const suggestionDays = 7

type Made = { readonly status: SuggestionStatus; readonly madeAt: string }

/** The instant at which a suggestion made at `madeAt` (UTC ISO) lapses. */
export const suggestionLapsesAt = (madeAt: string): string => plusHours(madeAt, 24 * suggestionDays)

/** The status at `now`: a suggestion lapses after its days, whether or not anything has recorded it (C-193). */
export const suggestionStatusAt = ({ status, madeAt }: Made, now: string): SuggestionStatus =>
  status === 'OPEN' && suggestionLapsesAt(madeAt) <= now ? 'LAPSED' : status

/** Whether a suggestion may still be accepted or refused. */
export const canAnswerSuggestion = (made: Made, now: string) => {
  const status = suggestionStatusAt(made, now)
  return firstRefusal([status === 'LAPSED', 'suggestionLapsed'], [status !== 'OPEN', 'suggestionAnswered'])
}

/** Whether a suggestion may be made beside those of the order: only one is open at a time (C-193). */
export const canSuggest = (others: readonly Made[], now: string) =>
  firstRefusal([others.some((other) => suggestionStatusAt(other, now) === 'OPEN'), 'suggestionOpen'])

export const suggestionSentences = {
  suggestionLapsed: 'Esta sugestão venceu: o prazo é de 7 dias.',
  suggestionAnswered: 'Esta sugestão já foi respondida.',
  suggestionOpen: 'Já existe uma sugestão que aguarda o integrador.',
} as const satisfies Record<RuleRefusal<typeof canAnswerSuggestion> | RuleRefusal<typeof canSuggest>, string>
