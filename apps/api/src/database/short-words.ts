import { type Expression, type RawBuilder, sql } from 'kysely'

/** Whether a trigram index can look the word up: it has three letters or digits in a row. */
export const hasTrigram = (word: string): boolean => /[\p{L}\p{N}]{3}/u.test(word)

/** Escapes a text for a regular expression of PostgreSQL. */
const literally = (text: Expression<string>): RawBuilder<string> =>
  sql`regexp_replace(${text}, '([^[:alnum:]])', '\\\\\\1', 'g')`

/**
 * A regular expression for a word without three letters or digits in a row. The index finds it together with each
 * character that can be before it; for `like` it would return every row.
 */
export const shortWordPattern = (word: Expression<string>): RawBuilder<string> => sql`'(^|[ -~])' || ${literally(word)}`

/** A regular expression for a letter at the beginning of a word, which a trigram index can look up. */
export const initialPattern = (letter: Expression<string>): RawBuilder<string> =>
  sql`'(^|[ -/:-@\\[-\`{-~])' || ${literally(letter)}`
