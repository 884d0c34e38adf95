import { withoutAccents } from '../shared/text.ts'

const maxWords = 8

/** Written like the search column: 'mm²' is 'mm2', an apostrophe is removed, decimals follow a point (USE-009). */
const searchable = (text: string): string =>
  withoutAccents(
    text
      .replace(/['’‘´`]/g, '')
      .replace(/²/g, '2')
      .replace(/³/g, '3')
      .replace(/,/g, '.'),
  ).toLowerCase()

/** The endings of plurals, and of the singulars that change before them, with the remaining part of the word. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/^(\w{3,})(?:oes|aes|ao)$/, '$1'],
  [/^(\w{2,}[aeou])is$/, '$1'],
  [/^(\w{2,}[aeiou])l$/, '$1'],
  [/^(\w{3,}[rz])es$/, '$1'],
  [/^(\w{3,})s$/, '$1'],
]

/** The part of a word that singular and plural share: 'paineis' and 'painel' begin with 'paine' (USE-009). */
export const wordStem = (word: string): string => {
  if (!/^[a-z]{4,}$/.test(word)) return word
  const [ending, rest] = endings.find(([pattern]) => pattern.test(word)) ?? []
  return ending === undefined || rest === undefined ? word : word.replace(ending, rest)
}

/**
 * The words of a search term, lower case and without accents, at most eight; their order does not matter (STORE-027).
 */
export const searchWords = (term: string): string[] =>
  searchable(term)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, maxWords)

/** What is marked as found in a name: each word, and its stem where the name has the other number. */
export const markedWords = (term: string): string[] => [
  ...new Set(searchWords(term).flatMap((word) => [word, wordStem(word)])),
]

/** A word from product names, and how many names have it. */
export type KnownWord = { readonly word: string; readonly products: number }

/** The number of typing mistakes between two words: a letter left out, added or replaced, or two neighbours swapped. */
export const slipsBetween = (typed: string, word: string): number => {
  let twoBack: number[] = []
  let previous = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row]
    for (let at = 1; at <= word.length; at += 1) {
      const isSame = typed[row - 1] === word[at - 1]
      const isSwapped = typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1]
      current[at] = Math.min(
        (previous[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (previous[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (twoBack[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    twoBack = previous
    previous = current
  }
  return previous[word.length] ?? 0
}

/** Codes, powers and words of up to three letters are never corrected: a similar one would be another thing. */
const isForgivable = (typed: string): boolean => /^\D{4,}$/.test(typed)

/** One mistake in a short word, one for every four letters in a long one. */
const forgivenSlips = (typed: string): number => Math.max(1, Math.floor(typed.length / 4))

/** The words that a misspelt word may stand for: fewest mistakes first, then the most common (STORE-027). */
export const meantWords = (typed: string, known: readonly KnownWord[]): string[] => {
  if (!isForgivable(typed)) return []
  return known
    .map(({ word, products }) => ({ word, products, slips: slipsBetween(typed, word) }))
    .filter(({ slips }) => slips > 0 && slips <= forgivenSlips(typed))
    .sort((a, b) => a.slips - b.slips || b.products - a.products)
    .map(({ word }) => word)
}
