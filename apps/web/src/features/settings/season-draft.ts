import { canKeepPromotionalSeason, type SeasonDays, seasonSentences } from '@girassol/domain/settings'
import { isDay } from '@girassol/domain/shared'
import type { FieldProblem } from '../../lib/use-form-fields.ts'

/** A season as it is typed; one of points has no name. */
export type SeasonDraft = SeasonDays & { readonly name: string }

export const seasonLabels = { name: 'Nome', start: 'Início', finish: 'Fim' } as const satisfies Record<
  keyof SeasonDraft,
  string
>

export const seasonProblems = (draft: SeasonDraft, hasName: boolean): FieldProblem<keyof SeasonDraft>[] => {
  const days = (['start', 'finish'] as const).flatMap((field) =>
    isDay(draft[field]) ? [] : [{ field, message: 'Informe o dia, como 31/12/2026.' }],
  )
  const decision = canKeepPromotionalSeason(draft)
  return [
    ...(hasName && draft.name.trim() === '' ? [{ field: 'name' as const, message: 'Campo obrigatório' }] : []),
    ...days,
    ...(days.length === 0 && !decision.allowed
      ? [{ field: 'finish' as const, message: seasonSentences[decision.refusal] }]
      : []),
  ]
}
