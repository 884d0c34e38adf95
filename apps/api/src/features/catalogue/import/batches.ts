/** As many products as one statement carries. */
const BATCH = 2000

/** A long list in parts that a statement can carry. */
export function* batchesOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += BATCH) yield items.slice(from, from + BATCH)
}
