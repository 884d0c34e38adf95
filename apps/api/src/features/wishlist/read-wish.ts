import type * as contract from '@girassol/contract/wishlist'
import type { Handler } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { requireSellerId } from '../../http/require-seller.ts'
import { findWish } from './wishlist-queries.ts'

/** PTS-091: whether the seller wishes for a product. */
export const readWish: Handler<typeof contract.readWish> = async ({ tx, actor }, { params: { id: code } }) => {
  const wished = await findWish(tx, { sellerId: requireSellerId(actor), code }, actor)
  return { wishlist: orNotFound(wished, 'Produto não encontrado.') }
}
