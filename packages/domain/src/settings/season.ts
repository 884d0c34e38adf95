import type { Day } from '../shared/brazil-time.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/** Maximum length of a promotional season's name, in characters. */
export const longestSeasonName = 60

export type SeasonDays = { readonly start: Day; readonly finish: Day }

const overlaps = (one: SeasonDays, other: SeasonDays): boolean => one.start <= other.finish && other.start <= one.finish

/** C-140: a promotion ends on its first day or later; several may have the same days. */
export const canSavePromotionalSeason = ({ start, finish }: SeasonDays) => firstRefusal([finish < start, 'endsFirst'])

/**
 * C-140: the seasons of the points programme do not overlap. On a shared day the same points would count for two
 * categories (C-126), so an overlapping season is refused.
 */
export const canSavePointSeason = (season: SeasonDays, others: readonly SeasonDays[]) =>
  firstRefusal(
    [season.finish < season.start, 'endsFirst'],
    [others.some((other) => overlaps(season, other)), 'overlaps'],
  )

export const seasonSentences = {
  endsFirst: 'O fim não pode ser antes do início.',
  overlaps: 'Estes dias já pertencem a outra temporada de pontos.',
} as const satisfies Record<
  RuleRefusal<typeof canSavePromotionalSeason> | RuleRefusal<typeof canSavePointSeason>,
  string
>
