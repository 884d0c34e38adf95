import type { Repository } from './repository.ts'

const requirementsPath = 'docs/requirements.tsv'
const waiversPath = 'docs/waivers.tsv'
export const textExemptionsPath = 'docs/text-exemptions.tsv'

export type Requirement = { readonly id: string; readonly area: string; readonly text: string }
/** `subject` is an id or a whole area. */
export type Waiver = Exception & { readonly subject: string }
/** A text that the requirement quotes and the product does not show. */
export type TextExemption = Exception & { readonly id: string; readonly text: string }
/** The exception, since when and why; `line` is its line in the file. */
type Exception = { readonly date: string; readonly reason: string; readonly line: number }

const parseRows = (text: string): string[][] =>
  text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))

export const readRequirements = (repository: Repository): Requirement[] =>
  parseRows(repository.read(requirementsPath)).map(([id = '', area = '', , , text = '']) => ({ id, area, text }))

export const readWaivers = (repository: Repository): Waiver[] =>
  parseRows(repository.read(waiversPath)).map(([subject = '', date = '', reason = ''], at) => ({
    subject,
    date,
    reason,
    line: at + 2,
  }))

export const readTextExemptions = (repository: Repository): TextExemption[] =>
  parseRows(repository.read(textExemptionsPath)).map(([id = '', text = '', date = '', reason = ''], at) => ({
    id,
    text,
    date,
    reason,
    line: at + 2,
  }))

/** What the exception lacks, its date or its reason; undefined if it has both. */
export const exceptionFault = ({ date, reason }: Exception): string | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return 'has no date'
  return reason.length < 10 ? 'says no reason' : undefined
}

/** The requirements without a waiver, for the id or the area. */
export const dueRequirements = (repository: Repository): Requirement[] => {
  const waived = new Set(readWaivers(repository).map((waiver) => waiver.subject))
  return readRequirements(repository).filter(({ id, area }) => !waived.has(id) && !waived.has(area))
}
