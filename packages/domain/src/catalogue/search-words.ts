import { withoutAccents } from '../shared/text.ts'

const MAX_WORDS = 8

/** The words of a search term, lower case and without accents, at most eight; their order means nothing (STORE-027). */
export const searchWords = (term: string): string[] =>
  withoutAccents(term)
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)

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
