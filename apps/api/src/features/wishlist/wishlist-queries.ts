import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import type { Actor } from '../../http/actor.ts'
import { onSaleTo } from '../catalogue/store/visible-products.ts'

/** The codes of a seller's wishes that this user may see, latest first (PTS-090, C-38). */
export const listWishedCodes = async (tx: Tx, sellerId: number, actor: Actor): Promise<string[]> => {
  const { rows } = await sql<{ code: string }>`
    select p.code from wishlist w join product p on p.code = w.product_code
    where w.seller_id = ${sellerId} and ${onSaleTo(actor)}
    order by w.created_at desc, p.code
  `.execute(tx)
  return rows.map(({ code }) => code)
}

/** Whether a seller wishes for a product; null for a product that this user may not see (C-38). */
export const findWish = async (
  tx: Tx,
  { sellerId, code }: { readonly sellerId: number; readonly code: string },
  actor: Actor,
): Promise<boolean | null> => {
  const { rows } = await sql<{ wished: boolean }>`
    select exists (select from wishlist w where w.seller_id = ${sellerId} and w.product_code = p.code) as wished
    from product p where p.code = ${code} and ${onSaleTo(actor)}
  `.execute(tx)
  return rows[0]?.wished ?? null
}
