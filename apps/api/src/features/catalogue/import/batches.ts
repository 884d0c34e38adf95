/** How many products one statement writes. */
const batchSize = 1000

/** Splits a long list into batches for one statement each. */
export const splitIntoBatches = function* <Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += batchSize) yield items.slice(from, from + batchSize)
}
