import { likeliestWord, searchWords } from '@girassol/domain/catalogue'
import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import type { Reader } from './product-reader.ts'
import { contains, exactSearch, narrowed, type ProductFilter, resembles } from './product-search.ts'

const MOST_SUGGESTIONS = 3
/** Shorter words are in too many names to help, and no index finds them. */
const SHORTEST_WORD = 3

/** For each word by itself a product that has it, or one that has a word like it. */
const findExamples = async (
  tx: Tx,
  words: readonly string[],
  { filter, reader }: Search,
): Promise<(string | null)[]> => {
  const within = narrowed(filter, reader)
  const examples = words.map(
    (word) => sql`coalesce(
      (select p.search from product p where ${within} and ${contains(word)} limit 1),
      (select p.search from product p where ${within} and ${resembles(word)} limit 1))`,
  )
  const { rows } = await sql<{ examples: (string | null)[] }>`select array[${sql.join(examples)}] as examples`.execute(
    tx,
  )
  return rows[0]?.examples ?? []
}

type Search = { readonly filter: ProductFilter; readonly reader: Reader }

const findsSomething = async (tx: Tx, term: string, { filter, reader }: Search): Promise<boolean> => {
  const { rows } =
    await sql`select from product p where ${exactSearch({ ...filter, term }, reader).where} limit 1`.execute(tx)
  return rows.length > 0
}

/**
 * Terms to try instead of one that finds nothing, at most three: all its words that the list knows, corrected, when they
 * occur together, then each of them alone, the longest first.
 */
export const findSuggestions = async (tx: Tx, filter: ProductFilter, reader: Reader): Promise<string[]> => {
  const words = searchWords(filter.term ?? '').filter((word) => word.length >= SHORTEST_WORD)
  if (words.length === 0) return []
  const examples = await findExamples(tx, words, { filter, reader })
  const known = [...new Set(words.flatMap((word, at) => likeliestWord(word, examples[at] ?? '') ?? []))]
  const together = known.join(' ')
  const alone = known.toSorted((a, b) => b.length - a.length)
  const first = known.length > 1 && (await findsSomething(tx, together, { filter, reader })) ? [together] : []
  return [...first, ...alone].slice(0, MOST_SUGGESTIONS)
}
