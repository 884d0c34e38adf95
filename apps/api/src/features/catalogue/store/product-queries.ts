import type * as contract from '@girassol/contract/catalogue'
import type { ResponseFor } from '@girassol/contract/http/endpoint'
import { markedWords } from '@girassol/domain/catalogue'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../database/transaction.ts'
import { correctTerm } from './correct-term.ts'
import { createKnownViews } from './known-views.ts'
import { withOwnMarks } from './own-marks.ts'
import type { Reader } from './product-reader.ts'
import { exactSearch, type ProductFilter, type Search } from './product-search.ts'
import { type ProductRow, productNames, productViewColumns, toProductView } from './product-view.ts'

/** The count stops here: beyond it the screen shows 'mais de 10.000' (C-41). */
const maxCounted = 10_000

export type PageRequest = { readonly skip: number; readonly take: number }
type FoundPage = { readonly data: contract.ProductView[]; readonly total: number; readonly totalIsExact: boolean }
type ProductPage = ResponseFor<typeof contract.listProducts>

/** The codes of a page of the list, by its index. */
const listedPage = ({ where, orderBy }: Search, { skip, take }: PageRequest) => sql`
  select p.code, row_number() over (order by ${orderBy}) as place from product p where ${where}
  order by ${orderBy} limit ${take} offset ${(skip - 1) * take}`

const listedTotal = ({ where }: Search) =>
  sql`(select count(*) from (select from product p where ${where} limit ${maxCounted + 1}) counted)`

/**
 * The codes of a page of a search. The nearest names are known only when every match was read, so the count is read
 * with them. Its plan is the same for all words, so it is prepared (`fetch first` instead of `limit`).
 */
const searchedPage = ({ where, orderBy }: Search, { skip, take }: PageRequest) => sql`
  select p.code, row_number() over (order by ${orderBy}) as place, count(*) over () as total
  from product p where ${where}
  order by place offset ${(skip - 1) * take}::bigint fetch first (${take}::bigint) rows only`

/** One statement: the codes of the page, the count, and the displayed columns for these codes only. */
export const pageStatement = (
  search: Search,
  reader: Reader,
  page: PageRequest,
): RawBuilder<ProductRow & { total: number }> => sql`
  with page as materialized (${search.isByName ? searchedPage(search, page) : listedPage(search, page)})
  select ${productViewColumns(reader)}, ${search.isByName ? sql`page.total` : listedTotal(search)} as total
  from page join product p on p.code = page.code ${productNames} order by page.place`

const emptyPage: ProductPage = {
  data: [],
  total: 0,
  totalIsExact: true,
  matched: [],
  correctedTerm: null,
  suggestions: [],
}

/** About 200 lists of 15 to 25 products. */
const showKnownPage = createKnownViews<FoundPage>(4_000_000)

const readPage = async (tx: Tx, search: Search, reader: Reader & PageRequest) => {
  const { rows } = await pageStatement(search, reader, reader).execute(tx)
  const [first] = rows
  if (first === undefined) return undefined
  const data = rows.map((row) => toProductView(row, reader))
  const shown = { data, total: Math.min(first.total, maxCounted), totalIsExact: first.total <= maxCounted }
  return { shown, products: data, version: first.catalogue_version }
}

type After = Reader & { readonly after: string | null; readonly limit: number }

/** The products that match by code, from the one after `after` on, at most `limit` (API-008). */
export const findProductsAfter = async (
  tx: Tx,
  filter: ProductFilter,
  { after, limit, ...reader }: After,
): Promise<readonly contract.ProductView[]> => {
  const { where } = exactSearch(filter, reader)
  const rest = after === null ? where : sql`${where} and p.code > ${after}`
  const page = await readPage(
    tx,
    { where: rest, orderBy: sql`p.code`, isByName: false },
    { ...reader, skip: 1, take: limit },
  )
  return page?.products ?? []
}

/** The page of what matches; undefined for an empty one. */
const findPage = async (
  tx: Tx,
  filter: ProductFilter,
  reader: Reader & PageRequest,
): Promise<FoundPage | undefined> => {
  const { skip, take } = reader
  const read = () => readPage(tx, exactSearch(filter, reader), reader)
  // Which products a seller has on the wishlist does not depend on the catalogue.
  if (filter.onlyWishlisted) return (await read())?.shown
  return showKnownPage(tx, reader, {
    asked: { ...filter, skip, take },
    read,
    mark: (page, marks) => ({ ...page, data: page.data.map((view) => withOwnMarks(view, marks)) }),
  })
}

const isAnything = async (tx: Tx, search: Search): Promise<boolean> => {
  const { rows } = await sql`select from product p where ${search.where} limit 1`.execute(tx)
  return rows.length > 0
}

/** The page of the corrected term, or other terms to try. */
const readMeantPage = async (tx: Tx, filter: ProductFilter, reader: Reader & PageRequest): Promise<ProductPage> => {
  const { term, suggestions } = await correctTerm(tx, filter, reader)
  if (term === null) return { ...emptyPage, suggestions }
  const page = await findPage(tx, { ...filter, term }, reader)
  return { ...emptyPage, ...page, matched: markedWords(term), correctedTerm: term, suggestions }
}

/**
 * A page of the store's list, with the words that were searched for. A term that matches nothing is corrected; if the
 * corrected term finds nothing either, other terms are suggested (STORE-027).
 */
export const findProductPage = async (
  tx: Tx,
  filter: ProductFilter,
  reader: Reader & PageRequest,
): Promise<ProductPage> => {
  const { term = '' } = filter
  const page = await findPage(tx, filter, reader)
  if (page !== undefined) return { ...page, matched: markedWords(term), correctedTerm: null, suggestions: [] }
  // A page past the end of a matching list is empty too, and needs no correction.
  const isPastEnd = reader.skip > 1 && (await isAnything(tx, exactSearch(filter, reader)))
  return term === '' || isPastEnd ? emptyPage : readMeantPage(tx, filter, reader)
}
