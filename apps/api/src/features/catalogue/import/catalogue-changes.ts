import { sql } from 'kysely'
import type { Tx } from '../../../database/transaction.ts'
import { storedItems } from '../product-json.ts'
import { splitIntoBatches } from './batches.ts'
import type { CheckedCatalogue, CheckedProduct } from './check-catalogue.ts'
import { type ProductColumn, productColumns, toBatch } from './product-batch.ts'
import { type Cell, type ProductJson, toProductCells } from './product-cells.ts'

export type CatalogueChanges = {
  readonly added: ReadonlySet<string>
  readonly changed: ReadonlySet<string>
}

/** The old or new text of a cell; null if there is none. */
export type CellChange = { readonly column: string; readonly before: Cell | null; readonly after: Cell | null }

export type ProductChange = {
  readonly code: string
  readonly name: string
  readonly isNew: boolean
  readonly cells: CellChange[]
}

/** Columns that no file contains, and the URL_ID: a file without it leaves it unchanged. */
const unlistedColumns: readonly ProductColumn[] = ['code', 'url_id', 'drawing', 'updated_at']

const differs = (unchangedColumns: readonly ProductColumn[]) => {
  const compared = productColumns.filter((name) => !unlistedColumns.includes(name) && !unchangedColumns.includes(name))
  const each = compared.map((name) => sql`r.${sql.ref(name)} is distinct from p.${sql.ref(name)}`)
  return sql<boolean>`(${sql.join(each, sql` or `)} or (r.url_id is not null and r.url_id <> p.url_id)
    or (r.items is not null and r.items is distinct from ${storedItems}))`
}

/**
 * Finds the products that the import would add or change; a row without differences changes nothing. New products are
 * found by their codes, so only the rows of known ones are sent to the database.
 */
export const findChanges = async (
  tx: Tx,
  { products, known }: Pick<CheckedCatalogue, 'products' | 'known'>,
  unchangedColumns: readonly ProductColumn[],
): Promise<CatalogueChanges> => {
  const added = new Set<string>()
  const changed = new Set<string>()
  for (const batch of splitIntoBatches(products)) {
    const stored = batch.filter(({ product }) => known.has(product.B1_COD))
    for (const { product } of batch) if (!known.has(product.B1_COD)) added.add(product.B1_COD)
    if (stored.length === 0) continue
    const { rows } = await sql<{ code: string }>`
      select r.code from ${toBatch(stored, new Date(0).toISOString())}
      join product p on p.code = r.code where ${differs(unchangedColumns)}
    `.execute(tx)
    for (const { code } of rows) changed.add(code)
  }
  return { added, changed }
}

const changesBetween = (before: ProductJson, after: ProductJson): CellChange[] => {
  const old = toProductCells(before)
  const next = toProductCells(after)
  return [...new Set([...Object.keys(old), ...Object.keys(next)])]
    .filter((column) => old[column] !== next[column])
    .map((column) => ({ column, before: old[column] ?? null, after: next[column] ?? null }))
}

type Pair = { readonly before: ProductJson | null; readonly after: ProductJson }

/** The changes of each of these products, cell by cell as the file writes them; for a new one its name and price. */
export const describeChanges = async (tx: Tx, products: readonly CheckedProduct[]): Promise<ProductChange[]> => {
  if (products.length === 0) return []
  const { rows } = await sql<Pair>`
    select to_jsonb(r) || jsonb_build_object('url_id', coalesce(r.url_id, p.url_id, r.suggested_url_id),
        'items', coalesce(r.items, ${storedItems})) as after,
      to_jsonb(p) || jsonb_build_object('items', ${storedItems}) as before
    from ${toBatch(products, new Date(0).toISOString())} left join product p on p.code = r.code order by r.code
  `.execute(tx)
  return rows.map(({ before, after }) => ({
    code: after.code,
    name: after.name,
    isNew: before === null,
    cells: before === null ? [] : changesBetween(before, after),
  }))
}
