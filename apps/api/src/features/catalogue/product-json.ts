import { sql } from 'kysely'
import type { ProductJson } from './import/product-cells.ts'

/** The contents of kit `p` as the file writes them, in the order of the codes. */
export const storedItems = sql<string | null>`(
  select string_agg(product_code || 'x' || quantity, ' ' order by product_code collate "C")
  from kit_item where kit_code = p.code
)`

/** The product `p` with the names and items from other tables, ready for `toProductCells`. */
export const productJson = sql<ProductJson>`to_jsonb(p) || jsonb_build_object(
  'group_name', (select name from product_group where code = p.group_code),
  'category_name', (select name from product_category where code = p.category_code),
  'brand_name', (select name from brand where code = p.brand_code),
  'items', ${storedItems})`
