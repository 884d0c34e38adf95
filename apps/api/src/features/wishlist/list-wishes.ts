import type * as contract from '@girassol/contract/wishlist'
import type { Handler } from '../../http/context.ts'
import { requireSeller } from '../../http/require-seller.ts'
import { listWishedCodes } from './wishlist-queries.ts'

/** PTS-090: what the seller wishes for, as far as this user may see it. */
export const listWishes: Handler<typeof contract.listWishes> = async ({ tx, actor }) =>
  (await listWishedCodes(tx, requireSeller(actor).id, actor)).map((code) => ({ B1_COD: code }))
