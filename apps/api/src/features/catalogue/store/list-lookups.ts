import type * as contract from '@girassol/contract/catalogue'
import type * as generator from '@girassol/contract/generator'
import { everyStoreGroup, storeGroups } from '@girassol/domain/catalogue'
import { toDay } from '@girassol/domain/shared'
import type { Handler } from '../../../http/context.ts'
import { shownGroups } from '../../settings/promotion-queries.ts'
import {
  countHits,
  findBrands,
  findGroups,
  findInverterBrands,
  findInverters,
  findKitCategories,
  findModules,
  findRoofTypes,
} from './lookup-queries.ts'

/** The short lists for selectors, tabs and filters: STORE-032…034, WIZ-035…038. */
export const listGroups: Handler<typeof contract.listGroups> = async ({ tx, actor, now }, { query }) => {
  const groups = query.type === undefined ? everyStoreGroup : storeGroups[query.type]
  const shown = await shownGroups(tx, groups, toDay(now))
  const found = await findGroups(tx, actor, shown)
  if (query.term === undefined || query.term === '') return found
  const hits = await countHits(tx, actor, { groups: shown, term: query.term })
  return found.map((group) => ({ ...group, products: hits.get(group.BM_GRUPO) ?? 0 }))
}

export const listCategories: Handler<typeof contract.listCategories> = ({ tx, actor }) => findKitCategories(tx, actor)

export const listBrands: Handler<typeof contract.listBrands> = ({ tx, actor }, { query }) =>
  findBrands(tx, actor, query.groupId)

export const listInverterBrands: Handler<typeof generator.listInverterBrands> = ({ tx, actor }, { query }) =>
  findInverterBrands(tx, actor, query)

export const listInverters: Handler<typeof generator.listInverters> = ({ tx, actor }, { query }) =>
  findInverters(tx, actor, query)

export const listModules: Handler<typeof generator.listModules> = ({ tx, actor }, { query }) =>
  findModules(tx, actor, query)

export const listRoofTypes: Handler<typeof generator.listRoofTypes> = ({ tx, actor }, { query }) =>
  findRoofTypes(tx, actor, query)
