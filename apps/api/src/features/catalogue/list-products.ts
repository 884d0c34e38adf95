import type * as contract from '@girassol/contract/catalogue'
import { dayOf } from '@girassol/domain/shared'
import type { Handler } from '../../http/context.ts'
import { findProductPage } from './product-queries.ts'

/** STORE-027, C-41: the store's list and search. */
export const listProducts: Handler<typeof contract.listProducts> = async ({ tx, actor, now }, { query }) => {
  const { skip, take, ...filter } = query
  return findProductPage(tx, filter, { actor, today: dayOf(now), skip, take })
}
