import type * as contract from '@girassol/contract/wishlist'
import type { Handler } from '../../http/context.ts'
import { requireSellerId } from '../../http/require-seller.ts'
import { listWishedCodes } from './wishlist-queries.ts'

/** PTS-090: the seller's wishes that this user may see. */
export const listWishes: Handler<typeof contract.listWishes> = async ({ tx, actor }) =>
  (await listWishedCodes(tx, requireSellerId(actor), actor)).map((code) => ({ B1_COD: code }))
