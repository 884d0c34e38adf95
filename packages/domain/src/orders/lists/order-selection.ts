/** So many orders are acted on at once: as many as the largest page of the list has (USE-025). */
export const mostSelected = 100

/** The selection with more orders at its end, each once and no more than 100. */
export const addToSelection = (selected: readonly number[], more: readonly number[]): readonly number[] =>
  [...new Set([...selected, ...more])].slice(0, mostSelected)

/** The orders of a list from one to another, both with them, in whichever direction; only the second when the first is gone. */
export const findRange = (listed: readonly number[], from: number | null, to: number): readonly number[] => {
  const [start, end] = [from === null ? -1 : listed.indexOf(from), listed.indexOf(to)]
  if (start < 0 || end < 0) return [to]
  return listed.slice(Math.min(start, end), Math.max(start, end) + 1)
}
