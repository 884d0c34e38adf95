import { can } from '@girassol/domain/access'
import { toDay } from '@girassol/domain/shared'
import { type Expression, type SqlBool, sql } from 'kysely'
import { anyOf } from '../../../database/any-of.ts'
import { compileOnce } from '../../../database/compile-once.ts'
import type { Actor } from '../../../http/actor.ts'
import type { Context } from '../../../http/context.ts'
import { orNotFound } from '../../../http/refused.ts'
import { catalogueVersion } from '../../../records/catalogue-version.ts'
import {
  computeLineAvailability,
  type ProductFacts,
  productFacts,
  productNames,
} from '../../order-record/order-lines.ts'

export type SellableProduct = ProductFacts & { readonly code: string; readonly name: string }

/** The products of the store that meet the condition, as one value, so that a statement about a cart has them too. */
export const storeProducts = (isWanted: Expression<SqlBool>, now: string) => sql<SellableProduct[]>`(
  select coalesce(json_agg(sold), '[]')
  from (
    select p.code, p.name, ${productFacts({ now })}
    from product p ${productNames}
    where ${isWanted} and p.active and p.online_store
  ) sold)`

const readProducts = compileOnce((tx, { codes, now }: { readonly codes: readonly string[]; readonly now: string }) =>
  sql<{ products: SellableProduct[]; catalogue: string }>`
    select ${storeProducts(sql`p.code = ${anyOf(codes)}`, now)} as products, ${catalogueVersion(now)} as catalogue`.compile(
    tx,
  ),
)

export type SellableProducts = {
  /** 404 for a product that does not exist or is not sold to this user. */
  readonly of: (code: string) => SellableProduct
}

/** Those that are sold to this user: a kit with a piece for internal sale only is also for internal sale only (C-38). */
export const toSellableProducts = (
  { roles }: Pick<Actor, 'roles'>,
  products: readonly SellableProduct[],
): SellableProducts => {
  const seesInternal = can(roles, 'catalogue.seeInternal')
  const sold = products.filter((each) => seesInternal || !(each.internal_only || each.has_internal_piece))
  const byCode = new Map(sold.map((product) => [product.code, product]))
  return { of: (code) => orNotFound(byCode.get(code), 'Produto não encontrado.') }
}

/** The products of the store with these codes, and the version of the catalogue at the same instant. */
export const readStoreProducts = async ({ tx, now }: Context, codes: readonly string[]) => {
  const [row] = (await readProducts(tx, { codes, now })).rows
  if (row === undefined) throw new Error('a selection of values without a row')
  return row
}

/** The products with these codes that are sold to this user (C-38). */
export const findSellableProducts = async (context: Context, codes: readonly string[]): Promise<SellableProducts> =>
  toSellableProducts(context.actor, (await readStoreProducts(context, codes)).products)

export const availabilityToday = (product: SellableProduct, quantity: number, now: string) =>
  computeLineAvailability(product, { quantity, today: toDay(now) })
