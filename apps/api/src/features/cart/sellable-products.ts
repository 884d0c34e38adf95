import { can } from '@girassol/domain/access'
import { dayOf } from '@girassol/domain/shared'
import { sql } from 'kysely'
import type { Context } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { availabilityOf, stockParts } from '../orders/order-lines.ts'

/** A kit with a piece for internal sale only is itself for internal sale only (C-38). */
const isForEveryone = sql<boolean>`(not p.internal_only and not exists (
  select 1 from kit_item k join product piece on piece.code = k.product_code
  where k.kit_code = p.code and piece.internal_only))`

const readProducts = ({ tx, actor }: Context, codes: readonly string[]) => {
  const sold = tx
    .selectFrom('product as p')
    .select([
      'p.code',
      'p.name',
      'p.group_code',
      'p.price_cents',
      'p.cost_cents',
      'p.remaining_quantity',
      'p.boarding_date',
    ])
    .select(stockParts.as('parts'))
    .where('p.code', 'in', codes)
    .where('p.active', '=', true)
    .where('p.online_store', '=', true)
  return (can(actor.roles, 'catalogue.seeInternal') ? sold : sold.where(isForEveryone)).execute()
}

export type SellableProduct = Awaited<ReturnType<typeof readProducts>>[number]

export type SellableProducts = {
  /** 404 for a product that does not exist or is not sold to this user. */
  readonly of: (code: string) => SellableProduct
}

/** The products with these codes, as far as they are sold to this user (C-38). */
export const findSellableProducts = async (context: Context, codes: readonly string[]): Promise<SellableProducts> => {
  const found = codes.length === 0 ? [] : await readProducts(context, codes)
  const byCode = new Map(found.map((product) => [product.code, product]))
  return { of: (code) => orNotFound(byCode.get(code), 'Produto não encontrado.') }
}

export const availabilityToday = (product: SellableProduct, quantity: number, now: string) =>
  availabilityOf(product, { quantity, today: dayOf(now) })
