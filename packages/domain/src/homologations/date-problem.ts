import type { Day } from '../shared/brazil-time.ts'

type Step = {
  readonly today: Day
  /** Whether the homologation has reached the step, or reaches it now. */
  readonly isReached: boolean
}

/** Why a step cannot have this day; null if it can (HOM-004, C-177). */
export const findDateProblem = (day: Day, { today, isReached }: Step): string | null => {
  if (!isReached) return 'A homologação ainda não passou por esta etapa.'
  return day > today ? 'O dia não pode estar no futuro.' : null
}
