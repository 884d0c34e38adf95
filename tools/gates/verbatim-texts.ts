import type { Gate } from './gate.ts'
import { isProduction, type Repository } from './repository.ts'
import { dueRequirements, type Requirement } from './requirements.ts'
import { folded, withoutComments } from './source-text.ts'

const exemptionsPath = 'docs/text-exemptions.tsv'
const quote = /(?<![\p{L}\d])'([^']*\p{L}{2}[^']*)'(?![\p{L}\d])/gu
/** Where a sentence holds a value: `{id}`, `(X)`, `N`, `NN`, `<name>`. */
const placeholder = /\{[^}]*\}|<[^>]*>|\b(?:X+|N+)\b|\$\{[^}]*\}/g

type Quote = { readonly id: string; readonly text: string }

/** The fixed parts of a quoted text, ready to be looked for: folded, without the period at the end. */
export const fixedParts = (text: string): string[] =>
  text
    .replace(/\.$/, '')
    .split(placeholder)
    .map(folded)
    .filter((part) => /\p{L}/u.test(part))

const quotesOf = ({ id, text }: Requirement): Quote[] =>
  [...text.matchAll(quote)].map((match) => ({ id, text: match[1] ?? '' }))

const readExemptions = (repository: Repository) =>
  repository
    .read(exemptionsPath)
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))
    .map(([id = '', text = '', reason = ''], at) => ({ key: `${id}\t${text}`, reason, line: at + 2 }))

const productText = (repository: Repository): string =>
  repository.paths
    .filter((path) => isProduction(path) || /\.sql$/.test(path))
    .map((path) => folded(withoutComments(repository.read(path))))
    .join('\n')

/** C-103: the texts that the requirements quote stand in the source, whatever their accents, case and final period. */
export const verbatimTexts: Gate = {
  name: 'verbatim-texts',
  check: (repository) => {
    const exemptions = readExemptions(repository)
    const exempt = new Set(exemptions.map(({ key }) => key))
    const quotes = dueRequirements(repository).flatMap(quotesOf)
    const due = quotes.filter(({ id, text }) => !exempt.has(`${id}\t${text}`))
    const source = productText(repository)
    const missing = due.filter(({ text }) => !fixedParts(text).every((part) => source.includes(part)))
    const unexplained = exemptions.filter(({ reason }) => reason.length < 10)
    return {
      failures: [
        ...missing.map(({ id, text }) => `${id}: no source has the text '${text}'`),
        ...unexplained.map(({ line }) => `${exemptionsPath}:${line}: say the reason`),
      ],
      note: `${due.length} texts, ${exemptions.length} exempt`,
    }
  },
}
