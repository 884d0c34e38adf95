import type * as contract from '@girassol/contract/wishlist'
import type { Handler } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { requireSellerId } from '../../http/require-seller.ts'
import { findWish } from './wishlist-queries.ts'
import { insertWish } from './wishlist-store.ts'

/** PTS-092, PTS-036: adds a product to the seller's list; a repeated call changes nothing. */
export const addWish: Handler<typeof contract.addWish> = async ({ tx, actor, now }, { params: { id: code } }) => {
  const wish = { sellerId: requireSellerId(actor), code }
  orNotFound(await findWish(tx, wish, actor), 'Produto não encontrado.')
  await insertWish(tx, { ...wish, now })
  return { wishlist: true }
}
