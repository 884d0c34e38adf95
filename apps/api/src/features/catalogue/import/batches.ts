/** As many products as one statement carries. */
const batchSize = 2000

/** A long list in parts that a statement can carry. */
export const splitIntoBatches = function* <Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += batchSize) yield items.slice(from, from + batchSize)
}
