import { type Availability, computeKitAvailability, type StockPart } from '@girassol/domain/catalogue'
import { toDay } from '@girassol/domain/shared'
import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import type { Actor } from '../../http/actor.ts'
import { stockParts } from '../catalogue/store/stock-queries.ts'
import { visibleTo } from '../catalogue/store/visible-products.ts'

/** The open alerts of a user, the first made first. */
export const findAlerts = (tx: Tx, userId: number) =>
  tx
    .selectFrom('product_alert')
    .select(['product_code as B1_COD', 'made_at as madeAt'])
    .where('user_id', '=', userId)
    .orderBy('made_at')
    .orderBy('id')
    .execute()

type Reader = { readonly actor: Pick<Actor, 'roles'>; readonly now: string }

type WatchedProduct = {
  readonly name: string
  /** When one unit would be shipped; null: out of stock, or not sold now. */
  readonly availability: Availability | null
}

/** A product, sold or not, that a user with these roles may see (C-38); undefined for any other. */
export const findWatchedProduct = async (
  tx: Tx,
  code: string,
  { actor, now }: Reader,
): Promise<WatchedProduct | undefined> => {
  const { rows } = await sql<{ name: string; is_on_sale: boolean; parts: readonly StockPart[] }>`
    select p.name, p.active and p.online_store as is_on_sale, ${stockParts({ now })} as parts
    from product p where p.code = ${code} and ${visibleTo(actor)}`.execute(tx)
  const [row] = rows
  if (row === undefined) return undefined
  const availability = computeKitAvailability(row.parts, { quantity: 1, today: toDay(now) })
  return { name: row.name, availability: row.is_on_sale ? availability : null }
}

/** The codes of all products on sale that have alerts, with the stock that they depend on. */
export const findWatchedStock = async (tx: Tx, now: string) => {
  const { rows } = await sql<{ code: string; parts: readonly StockPart[] }>`
    select p.code, ${stockParts({ now })} as parts from product p
    where p.active and p.online_store and p.code in (select product_code from product_alert)`.execute(tx)
  return rows
}
