import { withoutAccents } from '../shared/text.ts'

const maxWords = 8

/** As the column of searches is written: 'mm²' is 'mm2', an apostrophe is nothing, decimals follow a point (USE-009). */
const searchable = (text: string): string =>
  withoutAccents(
    text
      .replace(/['’‘´`]/g, '')
      .replace(/²/g, '2')
      .replace(/³/g, '3')
      .replace(/,/g, '.'),
  ).toLowerCase()

/** The endings of plurals, and of the singulars that change before them, with what is left of the word. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/^(\w{3,})(?:oes|aes|ao)$/, '$1'],
  [/^(\w{2,}[aeou])is$/, '$1'],
  [/^(\w{2,}[aeiou])l$/, '$1'],
  [/^(\w{3,}[rz])es$/, '$1'],
  [/^(\w{3,})s$/, '$1'],
]

/** The part of a word that its singular and its plural share: 'paineis' and 'painel' begin with 'paine' (USE-009). */
export const wordStem = (word: string): string => {
  if (!/^[a-z]{4,}$/.test(word)) return word
  const [ending, rest] = endings.find(([pattern]) => pattern.test(word)) ?? []
  return ending === undefined || rest === undefined ? word : word.replace(ending, rest)
}

/** The words of a search term, lower case and without accents, at most eight; their order means nothing (STORE-027). */
export const searchWords = (term: string): string[] =>
  searchable(term)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, maxWords)

/** What of a name is marked as found: each word, and its stem where the name has it in the other number. */
export const markedWords = (term: string): string[] => [
  ...new Set(searchWords(term).flatMap((word) => [word, wordStem(word)])),
]

/** A word that names are written with, and how many of them. */
export type KnownWord = { readonly word: string; readonly products: number }

/**
 * How many slips of the finger lie between two words: a letter left out, added or mistaken, or two neighbours
 * exchanged.
 */
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

/** A code or a power is either right or another one, and three letters say too little: those are never corrected. */
const isForgivable = (typed: string): boolean => /^\D{4,}$/.test(typed)

/** One slip in a short word, one in every four letters of a long one. */
const forgivenSlips = (typed: string): number => Math.max(1, Math.floor(typed.length / 4))

/** The words somebody may have meant by a misspelt one: the fewest slips first, then the commonest (STORE-027). */
export const meantWords = (typed: string, known: readonly KnownWord[]): string[] => {
  if (!isForgivable(typed)) return []
  return known
    .map(({ word, products }) => ({ word, products, slips: slipsBetween(typed, word) }))
    .filter(({ slips }) => slips > 0 && slips <= forgivenSlips(typed))
    .sort((a, b) => a.slips - b.slips || b.products - a.products)
    .map(({ word }) => word)
}
