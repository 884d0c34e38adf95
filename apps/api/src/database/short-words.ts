/** Escapes a word for a regular expression of PostgreSQL. */
export const quoted = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/** Whether a trigram index can look the word up: it has three letters or digits in a row. */
export const hasTrigram = (word: string): boolean => /[\p{L}\p{N}]{3}/u.test(word)

/** The part of an expression that finds the character before a short word. */
export const beforeShortWord = '(^|[ -~])'

/**
 * A regular expression for a word without three letters or digits in a row. The index finds it together with each
 * character that can be before it; for `like` it would return every row.
 */
export const shortWordPattern = (word: string): string => `${beforeShortWord}${quoted(word)}`

/** A regular expression for a letter at the beginning of a word, which a trigram index can look up. */
export const initialPattern = (letter: string): string => `(^|[ -/:-@\\[-\`{-~])${quoted(letter)}`
