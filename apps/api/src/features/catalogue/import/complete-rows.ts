import { sql } from 'kysely'
import type { Tx } from '../../../database/transaction.ts'
import type { FileRow } from '../../../spreadsheets/csv-content.ts'
import { productJson } from '../product-json.ts'
import { type CatalogueFile, readCode } from './catalogue-file.ts'
import { type Cells, exportedColumns, type ProductJson, toProductCells } from './product-cells.ts'

const storedCells = async (tx: Tx, codes: readonly string[]): Promise<ReadonlyMap<string, Cells>> => {
  const { rows } = await sql<{ product: ProductJson }>`
    select ${productJson} as product from product p where p.code = any(${codes})
  `.execute(tx)
  return new Map(rows.map(({ product }) => [product.code, toProductCells(product)]))
}

const complete = (row: FileRow, stored: Cells | undefined, absent: readonly string[]): FileRow => {
  if (stored === undefined) return row
  const carriedOver = absent.flatMap((column) => (stored[column] === undefined ? [] : [[column, stored[column]]]))
  return { ...row, cells: { ...Object.fromEntries(carriedOver), ...row.cells } }
}

/**
 * Completes a batch of rows of known products with their stored values in the columns that the file does not have: a file of
 * codes and prices only changes prices. An empty cell of a column that the file has still means the default.
 */
export const completeRows = async (
  tx: Tx,
  rows: readonly FileRow[],
  columns: CatalogueFile['columns'],
): Promise<readonly FileRow[]> => {
  const absent = columns === undefined ? [] : exportedColumns.filter((name) => !columns.includes(name))
  if (absent.length === 0) return rows
  const stored = await storedCells(tx, rows.map(readCode))
  return rows.map((row) => complete(row, stored.get(readCode(row)), absent))
}
