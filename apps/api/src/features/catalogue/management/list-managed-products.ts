import type * as contract from '@girassol/contract/catalogue'
import type { Handler } from '../../../http/context.ts'
import { findCatalogueFilters, findManagedCounts, findManagedProducts } from './managed-product-list-queries.ts'

/** USE-026: the catalogue as a table, with what is missing from each product. */
export const listManagedProducts: Handler<typeof contract.listManagedProducts> = ({ tx }, { query }) =>
  findManagedProducts(tx, query)

export const countManagedProducts: Handler<typeof contract.countManagedProducts> = ({ tx }, { query }) =>
  findManagedCounts(tx, query)

export const listCatalogueFilters: Handler<typeof contract.listCatalogueFilters> = ({ tx }) => findCatalogueFilters(tx)
