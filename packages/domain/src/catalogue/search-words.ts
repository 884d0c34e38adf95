import { withoutAccents } from '../shared/text.ts'

const MAX_WORDS = 8

/** Lower case without accents: what the search compares (STORE-027). */
const plain = (text: string): string => withoutAccents(text).toLowerCase()

/** The words of a search term, at most eight; their order means nothing. */
export const searchWords = (term: string): string[] =>
  plain(term)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)

/** Runs of three letters, the word padded as pg_trgm does it: two spaces before, one after. */
const trigramsOf = (word: string): ReadonlySet<string> => {
  const padded = `  ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

/** What two words share of all their trigrams, 0 to 1. */
const likeness = (a: string, b: string): number => {
  const left = trigramsOf(a)
  const right = trigramsOf(b)
  const shared = [...left].filter((trigram) => right.has(trigram)).length
  return shared / (left.size + right.size - shared)
}

/** Below this two words have nothing to do with each other. */
const LEAST_LIKENESS = 0.3

/** The word of a text that a searched word stands in, or is most like; null when it is like none. */
export const likeliestWord = (word: string, text: string): string | null => {
  const within = plain(text)
  if (within.includes(word)) return word
  let best: { readonly word: string; readonly likeness: number } | null = null
  for (const candidate of within.split(/[^0-9a-z]+/)) {
    const alike = likeness(word, candidate)
    if (alike >= LEAST_LIKENESS && alike > (best?.likeness ?? 0)) best = { word: candidate, likeness: alike }
  }
  return best?.word ?? null
}

export type MatchedWords = {
  /** The words to highlight, each once. */
  readonly matched: string[]
  /** The term with each word as the likeliest result spells it; null when it was spelled like that. */
  readonly correctedTerm: string | null
}

/** How the words of a term are written in what was found for it, the likeliest result first (STORE-027). */
export const matchedWords = (term: string, found: readonly string[]): MatchedWords => {
  const words = searchWords(term)
  const spellings = words.map((word) => found.flatMap((text) => likeliestWord(word, text) ?? []))
  const understood = words.map((word, at) => spellings[at]?.[0] ?? word)
  return {
    matched: [...new Set(spellings.flat())],
    correctedTerm:
      found.length === 0 || understood.every((word, at) => word === words[at]) ? null : understood.join(' '),
  }
}
