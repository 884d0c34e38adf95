import type { FileRow } from '../../../spreadsheets/csv-content.ts'
import type { CatalogueRows } from './catalogue-file.ts'

/** How many products one statement writes. */
const batchSize = 100

/** Splits a long list into batches for one statement each. */
export const splitIntoBatches = function* <Item>(items: Iterable<Item>): Generator<readonly Item[]> {
  let batch: Item[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** The rows of a file in batches, each of them read when the one before is done. */
export const readBatches = async function* (rows: CatalogueRows): AsyncGenerator<readonly FileRow[]> {
  let batch: FileRow[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
