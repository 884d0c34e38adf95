import { can } from '@girassol/domain/access'
import { toDay } from '@girassol/domain/shared'
import { sql } from 'kysely'
import { compileOnce } from '../../../database/compile-once.ts'
import type { Context } from '../../../http/context.ts'
import { orNotFound } from '../../../http/refused.ts'
import { computeLineAvailability, lineStockParts } from '../../order-record/order-lines.ts'

/** A kit with a piece for internal sale only is also for internal sale only (C-38). */
const isForEveryone = sql<boolean>`(not p.internal_only and not exists (
  select 1 from kit_item k join product piece on piece.code = k.product_code
  where k.kit_code = p.code and piece.internal_only))`

type Wanted = { readonly codes: readonly string[]; readonly seesInternal: boolean }

const readProducts = compileOnce((tx, { codes, seesInternal }: Wanted) =>
  tx
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
    .select(lineStockParts.as('parts'))
    .where(sql<boolean>`p.code = any(${codes}::text[])`)
    .where('p.active', '=', true)
    .where('p.online_store', '=', true)
    .where(sql<boolean>`(${seesInternal}::boolean or ${isForEveryone})`)
    .compile(),
)

export type SellableProduct = Awaited<ReturnType<typeof readProducts>>['rows'][number]

export type SellableProducts = {
  /** 404 for a product that does not exist or is not sold to this user. */
  readonly of: (code: string) => SellableProduct
}

/** The products with these codes that are sold to this user (C-38). */
export const findSellableProducts = async (
  { tx, actor }: Context,
  codes: readonly string[],
): Promise<SellableProducts> => {
  const seesInternal = can(actor.roles, 'catalogue.seeInternal')
  const { rows } = await readProducts(tx, { codes, seesInternal })
  const byCode = new Map(rows.map((product) => [product.code, product]))
  return { of: (code) => orNotFound(byCode.get(code), 'Produto não encontrado.') }
}

export const availabilityToday = (product: SellableProduct, quantity: number, now: string) =>
  computeLineAvailability(product, { quantity, today: toDay(now) })
