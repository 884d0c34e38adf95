import type * as contract from '@girassol/contract/wishlist'
import type { Handler, Tx } from '../../http/context.ts'
import { requireSellerId } from '../../http/require-seller.ts'
import { deleteWish, type Wish } from './wishlist-store.ts'

/**
 * PTS-093, PTS-036: removes a product from the seller's list; succeeds too if it is not on the list or no longer sold.
 */
export const removeWish: Handler<typeof contract.removeWish> = async ({ tx, actor }, { params: { id: code } }) => {
  await deleteWish(tx, { sellerId: requireSellerId(actor), code })
  return null
}

/** C-129: a trade may remove its product from the list, in the transaction of the trade. */
export const removeFromWishlist = (tx: Tx, wish: Wish): Promise<void> => deleteWish(tx, wish)
