import type * as contract from '@girassol/contract/catalogue'
import type { InputFor, ResponseFor } from '@girassol/contract/http/endpoint'
import { computeKitStock, type StockPart } from '@girassol/domain/catalogue'
import type { KitInverter, PvModule } from '@girassol/domain/generator'
import { type RawBuilder, sql } from 'kysely'
import { countLimit, toPage } from '../../../database/to-page.ts'
import type { Tx } from '../../../database/transaction.ts'
import { drawingFile } from '../files/product-drawings.ts'
import { storedParts } from '../store/stock-queries.ts'
import { toProductFacts } from '../to-product-facts.ts'
import { gapConditions, hasSheet, type ManagedFilter, matchesFilter } from './managed-product-filter.ts'
import { coverPicture, portalContent } from './portal-content.ts'

type Query = InputFor<typeof contract.listManagedProducts>['query']

type Row = {
  readonly code: string
  readonly name: string
  readonly group_code: string
  readonly unit: string
  readonly power_w: number | null
  readonly electrical: PvModule | KitInverter | null
  readonly picture: string | null
  readonly drawing: string
  readonly parts: readonly StockPart[]
  readonly active: boolean
  readonly online_store: boolean
  readonly has_sheet: boolean
}

const toManagedProductRow = (row: Row): contract.ManagedProductRow => ({
  code: row.code,
  name: row.name,
  picture: row.picture ?? drawingFile(row.drawing),
  facts: toProductFacts(row),
  stock: computeKitStock(row.parts),
  isActive: row.active,
  isInStore: row.online_store,
  hasPicture: row.picture !== null,
  hasSheet: row.has_sheet,
})

const matching = ({ gap, ...filter }: ManagedFilter & Pick<Query, 'gap'>): RawBuilder<unknown> =>
  sql`from product p ${portalContent} where ${matchesFilter(filter)} and ${gap ? gapConditions[gap] : sql`true`}`

/** The codes of a page by the index of codes; the other columns are read for these codes only. */
export const managedPageStatement = (query: Query): RawBuilder<Row> => sql`
  with page as materialized (
    select p.code ${matching(query)} order by p.code limit ${query.take} offset ${(query.skip - 1) * query.take}
  )
  select p.code, p.name, p.group_code, p.unit, p.power_w, p.electrical, ${coverPicture} as picture, p.drawing,
    ${storedParts} as parts, p.active, p.online_store, ${hasSheet} as has_sheet
  from page join product p on p.code = page.code ${portalContent} order by p.code`

const countProducts = async (tx: Tx, query: Query): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (select ${matching(query)} limit ${countLimit}) as counted
  `.execute(tx)
  return rows[0]?.total ?? 0
}

/** A page of the catalogue by code, sold or not (USE-026, C-41). */
export const findManagedProducts = async (
  tx: Tx,
  query: Query,
): Promise<ResponseFor<typeof contract.listManagedProducts>> => {
  const { rows } = await managedPageStatement(query).execute(tx)
  return toPage(rows.map(toManagedProductRow), query, () => countProducts(tx, query))
}

type Counts = ResponseFor<typeof contract.countManagedProducts>

const countWhere = (condition: RawBuilder<boolean>) => sql`(count(*) filter (where ${condition}))::integer`

/** Every count of the screen in one statement. */
export const managedCountsStatement = (filter: ManagedFilter): RawBuilder<Counts> => sql`
  select (select count(*)::integer from product) as catalogue, count(*)::integer as matching, json_build_object(
    ${sql.join(Object.entries(gapConditions).map(([gap, condition]) => sql`${sql.lit(gap)}, ${countWhere(condition)}`))}
  ) as gaps
  from product p ${portalContent} where ${matchesFilter(filter)}`

/** How many products match, and how many of them lack something (USE-026). */
export const findManagedCounts = async (tx: Tx, filter: ManagedFilter): Promise<Counts> => {
  const { rows } = await managedCountsStatement(filter).execute(tx)
  const [counts] = rows
  if (counts === undefined) throw new Error('an aggregate without a row')
  return counts
}

/** The groups and brands that products of the catalogue have, by name. */
export const findCatalogueFilters = async (tx: Tx): Promise<ResponseFor<typeof contract.listCatalogueFilters>> => ({
  groups: await tx.selectFrom('product_group').select(['code', 'name']).orderBy('position').orderBy('code').execute(),
  brands: await tx.selectFrom('brand').select(['code', 'name']).orderBy(sql`plain(name)`).orderBy('code').execute(),
})
