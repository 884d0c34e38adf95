import type { ProductView } from '@girassol/contract/catalogue'
import { matchedWords } from '@girassol/domain/catalogue'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import type { Reader } from './product-reader.ts'
import { exactSearch, type ProductFilter, type Search, typoSearch } from './product-search.ts'
import { type ProductRow, productColumns, productNames, toProductView } from './product-view.ts'
import { findSuggestions } from './search-suggestions.ts'

/** Counting stops here: beyond it the screen says 'mais de 10.000' (C-41). */
const COUNTED = 10_000

export type PageOf = { readonly skip: number; readonly take: number }
type FoundPage = { readonly data: ProductView[]; readonly total: number; readonly totalIsExact: boolean }
type ProductPage = FoundPage & { matched: string[]; correctedTerm: string | null; suggestions: string[] }

/** One statement: the page's codes by the index, what they show joined to them alone, and the count. */
export const pageStatement = (
  search: Search,
  reader: Reader,
  { skip, take }: PageOf,
): RawBuilder<ProductRow & { total: number }> => sql`
  with page as materialized (
    select p.code, row_number() over (order by ${search.orderBy}) as place from product p where ${search.where}
    order by ${search.orderBy} limit ${take} offset ${(skip - 1) * take}
  )
  select ${productColumns(reader)},
    (select count(*) from (select from product p where ${search.where} limit ${COUNTED + 1}) counted) as total
  from page join product p on p.code = page.code ${productNames} order by page.place`

const readPage = async (tx: Tx, search: Search, reader: Reader & PageOf): Promise<FoundPage> => {
  const { rows } = await pageStatement(search, reader, reader).execute(tx)
  const total = rows[0]?.total ?? 0
  return {
    data: rows.map((row) => toProductView(row, reader)),
    total: Math.min(total, COUNTED),
    totalIsExact: total <= COUNTED,
  }
}

const isAnything = async (tx: Tx, search: Search): Promise<boolean> => {
  const { rows } = await sql`select from product p where ${search.where} limit 1`.execute(tx)
  return rows.length > 0
}

/** The page with typos forgiven, when nothing matches the term as it stands; a page past the end stays empty. */
const readLikelyPage = async (tx: Tx, filter: ProductFilter, reader: Reader & PageOf): Promise<FoundPage | null> => {
  const forgiving = typoSearch(filter, reader)
  if (!forgiving || (reader.skip > 1 && (await isAnything(tx, exactSearch(filter, reader))))) return null
  return readPage(tx, forgiving, reader)
}

const texts = (page: FoundPage): string[] => page.data.map(({ B1_COD, B1_DESC }) => `${B1_COD} ${B1_DESC}`)

/**
 * A page of the store's list, with the words that answered the term. A term that matches nothing is tried again with
 * typos forgiven; when even that finds nothing, terms are suggested that do (STORE-027).
 */
export const findProductPage = async (tx: Tx, filter: ProductFilter, reader: Reader & PageOf): Promise<ProductPage> => {
  const { term = '' } = filter
  const exact = await readPage(tx, exactSearch(filter, reader), reader)
  const likely = exact.data.length > 0 ? null : await readLikelyPage(tx, filter, reader)
  const page = likely ?? exact
  const isNothing = page.data.length === 0 && reader.skip === 1 && term !== ''
  return {
    ...page,
    ...matchedWords(term, texts(page)),
    suggestions: isNothing ? await findSuggestions(tx, filter, reader) : [],
  }
}
