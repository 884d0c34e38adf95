import type * as contract from '@girassol/contract/wishlist'
import type { Handler, Tx } from '../../http/context.ts'
import { requireSeller } from '../../http/require-seller.ts'
import { deleteWish, type Wish } from './wishlist-store.ts'

/** PTS-093, PTS-036: takes a product off the seller's list; what is not there, or not sold any more, is gone as well. */
export const removeWish: Handler<typeof contract.removeWish> = async ({ tx, actor }, { params: { id: code } }) => {
  await deleteWish(tx, { sellerId: requireSeller(actor).id, code })
  return null
}

/** C-129: a swap may take its product off the list, in the transaction of the swap. */
export const removeFromWishlist = (tx: Tx, wish: Wish): Promise<void> => deleteWish(tx, wish)
