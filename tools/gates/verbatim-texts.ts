import type { Gate } from './gate.ts'
import { isProduction, type Repository } from './repository.ts'
import {
  dueRequirements,
  exceptionFault,
  type Requirement,
  readTextExemptions,
  type TextExemption,
  textExemptionsPath,
} from './requirements.ts'
import { withoutComments } from './source-text.ts'

const quote = /(?<![\p{L}\d])'([^']*\p{L}{2}[^']*)'(?![\p{L}\d])/gu
/** Placeholders of values in a quoted sentence: `{id}`, `(X)`, `N`, `NN`, `<name>`. */
const placeholder = /\{[^}]*\}|<[^>]*>|(?<![\p{L}\d])(?:X+|N+)(?![\p{L}\d])|\$\{[^}]*\}/gu

type Quote = { readonly id: string; readonly text: string }
/** `bare` is `text` without its accents and has the same length, so a position in one is a position in the other. */
type Source = { readonly text: string; readonly bare: string }

const onOneLine = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()
const withoutAccents = (text: string): string => text.replace(/[À-ɏ]/g, (letter) => letter.normalize('NFD').charAt(0))

/** The fixed parts of a quoted text, each on one line, without the period at the end. */
export const fixedParts = (text: string): string[] =>
  text
    .replace(/\.$/, '')
    .split(placeholder)
    .map(onOneLine)
    .filter((part) => /\p{L}/u.test(part))

const listQuotes = ({ id, text }: Requirement): Quote[] =>
  [...text.matchAll(quote)].map((match) => ({ id, text: match[1] ?? '' }))

const readSource = (repository: Repository): Source => {
  const text = repository.paths
    .filter((path) => isProduction(path) || /\.sql$/.test(path))
    .map((path) => onOneLine(withoutComments(repository.read(path))))
    .join('\n')
  return { text, bare: withoutAccents(text) }
}

/** C-103: the accents of the quote are required; missing accents may be added. */
const isSpelledAs = (part: string, found: string): boolean =>
  [...found].every((letter, at) => letter === part[at] || withoutAccents(letter) === part[at])

const hasPart = ({ text, bare }: Source, part: string): boolean => {
  const wanted = withoutAccents(part)
  for (let at = bare.indexOf(wanted); at !== -1; at = bare.indexOf(wanted, at + 1)) {
    if (isSpelledAs(part, text.slice(at, at + part.length))) return true
  }
  return false
}

const hasText = (source: Source, text: string): boolean => fixedParts(text).every((part) => hasPart(source, part))

const isSame = (one: Quote, other: Quote): boolean => one.id === other.id && one.text === other.text

const findFault = (exemption: TextExemption, quotes: readonly Quote[], source: Source): string | undefined => {
  if (!quotes.some((each) => isSame(each, exemption))) return 'is quoted by no requirement of this id'
  if (hasText(source, exemption.text)) return 'is not needed any more: the source has the text'
  return exceptionFault(exemption)
}

/** C-103: the sources have the texts that the requirements quote, with the same case and right accents. */
export const verbatimTexts: Gate = {
  name: 'verbatim-texts',
  check: (repository) => {
    const exemptions = readTextExemptions(repository)
    const quotes = dueRequirements(repository).flatMap(listQuotes)
    const due = quotes.filter((each) => !exemptions.some((exemption) => isSame(each, exemption)))
    const source = readSource(repository)
    const missing = due.filter(({ text }) => !hasText(source, text))
    const wrong = exemptions.flatMap((exemption) => {
      const fault = findFault(exemption, quotes, source)
      return fault === undefined ? [] : [`${textExemptionsPath}:${exemption.line}: '${exemption.text}' ${fault}`]
    })
    return {
      failures: [...missing.map(({ id, text }) => `${id}: no source has the text '${text}'`), ...wrong],
      note: `${due.length} texts, ${exemptions.length} exempt`,
    }
  },
}
