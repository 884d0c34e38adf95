/** A product code and how many units of it; for cables the unit is a metre. */
export type KitItem = {
  readonly code: string
  readonly quantity: number
}

/** Orders codes by their characters, the same in every locale. */
export const compareCodes = (a: string, b: string): number => {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Adds up the quantities of each code, drops zeros and sorts by code (C-24, §6.4). */
export const mergeItems = (items: Iterable<KitItem>): KitItem[] => {
  const totals = new Map<string, number>()
  for (const { code, quantity } of items) totals.set(code, (totals.get(code) ?? 0) + quantity)
  return [...totals]
    .map(([code, quantity]) => ({ code, quantity }))
    .filter((item) => item.quantity > 0)
    .sort((a, b) => compareCodes(a.code, b.code))
}

/** The same items for `times` equal lines or units. */
export const timesItems = (items: readonly KitItem[], times: number): KitItem[] =>
  items.map(({ code, quantity }) => ({ code, quantity: quantity * times }))
