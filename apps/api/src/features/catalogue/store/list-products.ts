import type * as contract from '@girassol/contract/catalogue'
import { everyStoreGroup, storeGroups } from '@girassol/domain/catalogue'
import type { Handler } from '../../../http/context.ts'
import { Refused } from '../../../http/refused.ts'
import { promotedGroups, shownGroups } from '../../settings/promotion-queries.ts'
import { findProductPage } from './product-queries.ts'
import { findReader } from './product-reader.ts'

/** Sorting by price would reveal hidden prices (C-29). */
const pricesHidden = 'Sem permissão para ordenar por preço.'

/** STORE-027, C-41: the store's list and search; never returns products of the points store. */
export const listProducts: Handler<typeof contract.listProducts> = async (context, { query }) => {
  if (query.orderby !== 'power' && !context.actor.canViewProductPrices) throw new Refused(pricesHidden, { status: 403 })
  const { skip, take, type, groupId, sellerId, invoiceId, ...filter } = query
  const reader = await findReader(context, { sellerId, invoiceId })
  const ofType: readonly string[] = storeGroups[type ?? reader.order?.type ?? 'MP']
  const all = type === undefined && reader.order === null ? everyStoreGroup : ofType
  const wantedGroups = groupId ? all.filter((group) => group === groupId) : all
  const groups = await shownGroups(context.tx, wantedGroups, reader.today)
  return findProductPage(context.tx, { ...filter, groups }, { ...reader, skip, take })
}

/** USE-026, C-20: the products with the promotion mark of the portal, while a promotion is open. */
export const listPromotedProducts: Handler<typeof contract.listPromotedProducts> = async (context, { query }) => {
  const reader = await findReader(context, {})
  const groups = await promotedGroups(context.tx, everyStoreGroup, reader.today)
  return findProductPage(context.tx, { groups, onlyPromoted: true }, { ...reader, ...query })
}
