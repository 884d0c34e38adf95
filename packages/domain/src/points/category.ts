/** The categories from the lowest, each with the qualifiable points of a season from which it is held (PTS-105…108). */
const categories = [
  { name: 'Bronze', from: 0 },
  { name: 'Prata', from: 500_001 },
  { name: 'Ouro', from: 1_000_001 },
  { name: 'Diamante', from: 2_000_001 },
] as const

export type CategoryName = (typeof categories)[number]['name']

export type Category = {
  readonly name: CategoryName
  /** Null in the highest. */
  readonly nextCategoryName: CategoryName | null
  /** Qualifiable points that the next one asks for; null in the highest (C-126). */
  readonly nextCategoryRequirement: number | null
}

/** The category that these qualifiable points of the season give; below 0 it is still the lowest (C-126). */
export const categoryOf = (qualifiable: number): Category => {
  const next = categories.find(({ from }) => from > Math.max(qualifiable, 0))
  const held = categories.findLast(({ from }) => from <= Math.max(qualifiable, 0)) ?? categories[0]
  return { name: held.name, nextCategoryName: next?.name ?? null, nextCategoryRequirement: next?.from ?? null }
}
