import { can } from '@girassol/domain/access'
import { sql } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import { compileOnce } from '../../database/compile-once.ts'
import type { Context } from '../../http/context.ts'
import type { SellableProduct } from '../cart/items/sellable-products.ts'
import { productFacts, productNames } from '../order-record/order-lines.ts'

const readProducts = compileOnce((tx, { codes, now }: { readonly codes: readonly string[]; readonly now: string }) =>
  sql<{ products: SellableProduct[] }>`
    select coalesce(json_agg(known), '[]') as products
    from (
      select p.code, p.name, ${productFacts({ now })} from product p ${productNames} where p.code = ${anyOf(codes)}
    ) known`.compile(tx),
)

/**
 * The products with these codes that the user may know of, sold or not, by code. Internal ones do not exist for
 * integrators (FAST-004, C-38).
 */
export const findKnownProducts = async (
  { tx, actor, now }: Pick<Context, 'tx' | 'actor' | 'now'>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, SellableProduct>> => {
  const { rows } = await readProducts(tx, { codes, now })
  const seesInternal = can(actor.roles, 'catalogue.seeInternal')
  const known = (rows[0]?.products ?? []).filter(
    ({ internal_only, has_internal_piece }) => seesInternal || !(internal_only || has_internal_piece),
  )
  return new Map(known.map((product) => [product.code, product]))
}
