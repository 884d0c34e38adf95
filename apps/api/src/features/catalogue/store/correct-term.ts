import { type KnownWord, meantWords, searchWords } from '@girassol/domain/catalogue'
import { sql } from 'kysely'
import type { Tx } from '../../../database/transaction.ts'
import type { Reader } from './product-reader.ts'
import { contains, exactSearch, narrowed, type ProductFilter } from './product-search.ts'

/** How many similar words (by trigrams) are read for a misspelt word; the rule chooses the nearest of them. */
const maxCandidates = 12
/** How many corrections of a word are tried in the list. */
const mostMeanings = 3
const mostSuggestions = 3

type Listed = { readonly filter: ProductFilter; readonly reader: Reader }

const findCandidates = async (tx: Tx, words: readonly string[]): Promise<ReadonlyMap<string, KnownWord[]>> => {
  const { rows } = await sql<KnownWord & { typed: string }>`
    select typed, near.word, near.products from unnest(${words}::text[]) as typed,
      lateral (select word, products from product_word where word % typed
        order by similarity(word, typed) desc, word limit ${maxCandidates}) near
  `.execute(tx)
  return Map.groupBy(rows, ({ typed }) => typed)
}

/** The words that occur in a name of the list: a suggestion never reveals a hidden product (C-38). */
const findPresent = async (tx: Tx, words: readonly string[], { filter, reader }: Listed): Promise<Set<string>> => {
  if (words.length === 0) return new Set()
  const within = narrowed(filter, reader)
  const checks = words.map((word) => sql`exists (select from product p where ${within} and ${contains(word)})`)
  const { rows } = await sql<{ present: boolean[] }>`select array[${sql.join(checks)}] as present`.execute(tx)
  return new Set(words.filter((_, at) => rows[0]?.present[at]))
}

/**
 * Each word as typed, or its correction; null if the list contains neither. A single word is not looked for as typed: it
 * is the term that found nothing.
 */
const understand = async (tx: Tx, words: readonly string[], listed: Listed): Promise<(string | null)[]> => {
  const candidates = await findCandidates(tx, words)
  const meanings = words.map((word) => [
    ...(words.length > 1 ? [word] : []),
    ...meantWords(word, candidates.get(word) ?? []).slice(0, mostMeanings),
  ])
  const present = await findPresent(tx, [...new Set(meanings.flat())], listed)
  return meanings.map((options) => options.find((option) => present.has(option)) ?? null)
}

const findsSomething = async (tx: Tx, term: string, { filter, reader }: Listed): Promise<boolean> => {
  const { rows } = await sql`
    select from product p where ${exactSearch({ ...filter, term }, reader).where} limit 1`.execute(tx)
  return rows.length > 0
}

export type Correction = {
  /** The corrected term that finds something in the list; null if there is none. */
  readonly term: string | null
  /** Other terms to try, at most three: the known words together, then each alone, the longest first. */
  readonly suggestions: string[]
}

/** Corrects a term that finds nothing in a list (STORE-027). */
export const correctTerm = async (tx: Tx, filter: ProductFilter, reader: Reader): Promise<Correction> => {
  const listed = { filter, reader }
  const words = searchWords(filter.term ?? '')
  if (words.length === 0) return { term: null, suggestions: [] }
  const understood = await understand(tx, words, listed)
  const known = [...new Set(understood.filter((word) => word !== null))]
  const together = known.join(' ')
  const isFound = known.length > 1 && (await findsSomething(tx, together, listed))
  const isWhole = !understood.includes(null)
  if (isWhole && (isFound || known.length === 1)) return { term: understood.join(' '), suggestions: [] }
  const alone = known.filter((word) => word.length > 2).sort((a, b) => b.length - a.length)
  return { term: null, suggestions: [...(isFound ? [together] : []), ...alone].slice(0, mostSuggestions) }
}
