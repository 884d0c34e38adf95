import type { Day } from '../shared/brazil-time.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/** Longest name of a promotional season, characters. */
export const longestSeasonName = 60

export type SeasonDays = { readonly start: Day; readonly finish: Day }

const overlaps = (one: SeasonDays, other: SeasonDays): boolean => one.start <= other.finish && other.start <= one.finish

/** C-140: a promotion ends on the day it starts or later; several may stand ready for the same days. */
export const canSavePromotionalSeason = ({ start, finish }: SeasonDays) => firstRefusal([finish < start, 'endsFirst'])

/**
 * C-140: the years of the points programme follow one another. A day in two of them would count the same points for two
 * categories (C-126), so what overlaps another season is refused.
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
