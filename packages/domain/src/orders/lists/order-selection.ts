/** The most orders in one bulk action: as many as the largest page of the list has (USE-025). */
export const mostSelected = 100

/** The selection with more orders at its end, each once and no more than 100. */
export const addToSelection = (selected: readonly number[], more: readonly number[]): readonly number[] =>
  [...new Set([...selected, ...more])].slice(0, mostSelected)

/**
 * The orders of a list between two, both included, in either direction; only the second when the first is not listed.
 */
export const findRange = (listed: readonly number[], from: number | null, to: number): readonly number[] => {
  const [start, end] = [from === null ? -1 : listed.indexOf(from), listed.indexOf(to)]
  if (start < 0 || end < 0) return [to]
  return listed.slice(Math.min(start, end), Math.max(start, end) + 1)
}
