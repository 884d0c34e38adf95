import { extractDigits, toPlainLetters } from '../shared/text.ts'

/** What a stored name becomes (C-228). */
export const removedName = 'Titular removido'

/** What replaces a document, an e-mail or a phone in a text. No mask with '***': such a text could not be saved again. */
const removedValue = '[dado removido]'

/** A name, document, e-mail or phone by which a text is about a person. */
export type IdentifyingWord = {
  readonly kind: 'name' | 'document' | 'email' | 'phone'
  readonly value: string
}

const variants: Readonly<Record<string, string>> = {
  a: 'aáàâãä',
  c: 'cç',
  e: 'eéèêë',
  i: 'iíìîï',
  n: 'nñ',
  o: 'oóòôõö',
  u: 'uúùûü',
}

/** Marks that a decomposed letter may have after it: 'a' and a combining tilde. */
const marks = '[\u0300-\u036f]*'

const escaped = (sign: string): string => sign.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** One letter with and without accents, in both cases, as SQL without a locale compares it, too. */
const letterPattern = (letter: string): string => {
  const lower = variants[letter] ?? letter
  return `[${lower}${lower.toUpperCase()}]${marks}`
}

const signPattern = (sign: string): string => {
  if (/[a-z]/.test(sign)) return letterPattern(sign)
  if (/\s/.test(sign)) return '\\s+'
  // Quotes and backslashes have a backslash before them in JSON.
  return sign === '"' || sign === '\\' ? `\\\\?${escaped(sign)}` : escaped(sign)
}

const textPattern = (text: string): string =>
  [...toPlainLetters(text).toLowerCase().replace(/\s+/g, ' ')].map(signPattern).join('')

/** Digits with the separators that users type between them: '529.982.247-25', '(62) 99999-1234'. */
const digitsPattern = (digits: string): string => [...digits].join('[ .()/-]{0,3}')

/** With the area code, or the last eight or nine digits as users write them inside one city. */
const phonePattern = (value: string): string => {
  const digits = extractDigits(value).replace(/^0+/, '')
  const national = digits.length > 11 ? digits.replace(/^55/, '') : digits
  const [area, local] = national.length > 9 ? [national.slice(0, 2), national.slice(2)] : ['', national]
  return area === '' ? digitsPattern(local) : `\\(?(${digitsPattern(area)}[ .()/-]{0,3})?${digitsPattern(local)}`
}

/** The shortest text that identifies somebody; a shorter one would hit what is about nobody. */
const shortest = { name: 3, document: 11, email: 5, phone: 8 } as const

/** Whether the word is long enough to be searched. */
export const canBeSearched = ({ kind, value }: IdentifyingWord): boolean =>
  (kind === 'name' || kind === 'email' ? value.trim() : extractDigits(value)).length >= shortest[kind]

/** 'Ana' is in too many texts about others; a name of two words and more is searched everywhere. */
export const isFullName = (name: string): boolean => name.trim().split(/\s+/).length >= 2

/**
 * A regular expression that finds the word in a text, also without its accents and with other separators. PostgreSQL and
 * JavaScript read it alike; neither needs a flag.
 */
export const toWordPattern = ({ kind, value }: IdentifyingWord): string => {
  if (kind === 'phone') return phonePattern(value)
  return kind === 'document' ? digitsPattern(extractDigits(value)) : textPattern(value.trim())
}

/** Longer words first, so that a whole name goes before a part of it. */
const longestFirst = (a: IdentifyingWord, b: IdentifyingWord): number => b.value.length - a.value.length

/** A word ends where letters and digits end: 'Ana Lima' is not in 'Ana Limace'. */
const toExpression = (word: IdentifyingWord): RegExp => {
  const inside = word.kind === 'name' || word.kind === 'email' ? '[\\p{L}\\p{N}]' : '\\p{N}'
  return new RegExp(`(?<!${inside})(?:${toWordPattern(word)})(?!${inside})`, 'gu')
}

/** The text without these words (C-228): a name becomes 'Titular removido', another word '[dado removido]'. */
export const eraseWords = (text: string, words: readonly IdentifyingWord[]): string =>
  words
    .filter(canBeSearched)
    .toSorted(longestFirst)
    .reduce((left, word) => left.replace(toExpression(word), word.kind === 'name' ? removedName : removedValue), text)

/** The same for every text inside a JSON value; a number that is such a word becomes a text, too. */
export const eraseWordsInJson = (value: unknown, words: readonly IdentifyingWord[]): unknown => {
  if (typeof value === 'string') return eraseWords(value, words)
  if (typeof value === 'number') return eraseWords(String(value), words) === String(value) ? value : removedValue
  if (Array.isArray(value)) return value.map((each) => eraseWordsInJson(each, words))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [eraseWords(name, words), eraseWordsInJson(each, words)]),
  )
}
