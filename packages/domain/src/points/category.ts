/**
 * The categories from the lowest, each with the qualifiable points of a season that it requires (PTS-105…108) and the
 * points credited when it is reached (PTS-109).
 */
const categories = [
  { name: 'Bronze', from: 0, bonus: 0 },
  { name: 'Prata', from: 500_001, bonus: 20_000 },
  { name: 'Ouro', from: 1_000_001, bonus: 50_000 },
  { name: 'Diamante', from: 2_000_001, bonus: 80_000 },
] as const

export type CategoryName = (typeof categories)[number]['name']

export type Category = {
  readonly name: CategoryName
  /** Null in the highest. */
  readonly nextCategoryName: CategoryName | null
  /** Qualifiable points that the next one requires; null in the highest (C-126). */
  readonly nextCategoryRequirement: number | null
}

/** The category for these qualifiable points of the season; below 0 it is still the lowest (C-126). */
export const computeCategory = (qualifiable: number): Category => {
  const next = categories.find(({ from }) => from > Math.max(qualifiable, 0))
  const current = categories.findLast(({ from }) => from <= Math.max(qualifiable, 0)) ?? categories[0]
  return { name: current.name, nextCategoryName: next?.name ?? null, nextCategoryRequirement: next?.from ?? null }
}

/** A category with its bounds. */
export type CategoryBand = {
  readonly name: CategoryName
  readonly from: number
  /** Its highest number of points; null in the highest category. */
  readonly to: number | null
  /** How much of the band these points cover, 0 to 1; the highest is full as soon as it is reached. */
  readonly share: number
}

/** The categories from the lowest, and how far these qualifiable points fill each (PTS-072). */
export const computeCategoryBands = (qualifiable: number): readonly CategoryBand[] =>
  categories.map(({ name, from }, at) => {
    const next = categories[at + 1]?.from ?? null
    const reach = next === null ? Number(qualifiable >= from) : (qualifiable - from) / (next - from)
    return { name, from, to: next === null ? null : next - 1, share: Math.min(Math.max(reach, 0), 1) }
  })

/** PTS-109: the bonus for reaching a category, in non-qualifiable points. */
export type CategoryBonus = { readonly category: CategoryName; readonly points: number }

/** The motive of a bonus, verbatim (C-126). */
export const bonusMotive = 'Bônus de categoria'

/**
 * The bonuses due for these qualifiable points of a season: one for each category reached without a bonus in the
 * season. A chargeback may lower the category; its bonus is not paid again (C-126).
 */
export const computeDueBonuses = (qualifiable: number, paid: readonly string[]): readonly CategoryBonus[] =>
  categories
    .filter(({ name, from, bonus }) => bonus > 0 && from <= qualifiable && !paid.includes(name))
    .map(({ name, bonus }) => ({ category: name, points: bonus }))
