import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import type { CatalogueFile, FileRow } from './catalogue-file.ts'
import { type Cells, cellsOf, exportedColumns, type ProductJson } from './product-cells.ts'

const BATCH = 2000

/** Products with the names and items that stand in other tables, ready for `cellsOf`. */
export const productJson = sql<ProductJson>`to_jsonb(p) || jsonb_build_object(
  'group_name', (select name from product_group where code = p.group_code),
  'category_name', (select name from product_category where code = p.category_code),
  'brand_name', (select name from brand where code = p.brand_code),
  'items', (select string_agg(product_code || 'x' || quantity, ' ' order by product_code collate "C")
    from kit_item where kit_code = p.code))`

const storedCells = async (tx: Tx, codes: readonly string[]): Promise<ReadonlyMap<string, Cells>> => {
  const { rows } = await sql<{ product: ProductJson }>`
    select ${productJson} as product from product p where p.code = any(${codes})
  `.execute(tx)
  return new Map(rows.map(({ product }) => [product.code, cellsOf(product)]))
}

const complete = ({ line, cells }: FileRow, stored: Cells | undefined, absent: readonly string[]): FileRow => {
  if (stored === undefined) return { line, cells }
  const kept = absent.flatMap((column) => (stored[column] === undefined ? [] : [[column, stored[column]]]))
  return { line, cells: { ...Object.fromEntries(kept), ...cells } }
}

/**
 * The rows of a file, those of known products completed with what they have under the columns that the file does not:
 * a file of codes and prices changes prices. An empty cell of a column that it has still means the default.
 */
export const completeRows = async (tx: Tx, { rows, columns }: CatalogueFile): Promise<readonly FileRow[]> => {
  const absent = columns === undefined ? [] : exportedColumns.filter((name) => !columns.includes(name))
  if (absent.length === 0) return rows
  const completed: FileRow[] = []
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH)
    const stored = await storedCells(
      tx,
      batch.map(({ cells }) => String(cells.B1_COD ?? '')),
    )
    for (const row of batch) completed.push(complete(row, stored.get(String(row.cells.B1_COD ?? '').trim()), absent))
  }
  return completed
}
