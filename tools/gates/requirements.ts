import type { Repository } from './repository.ts'

const requirementsPath = 'docs/requirements.tsv'
const waiversPath = 'docs/waivers.tsv'

export type Requirement = { readonly id: string; readonly area: string; readonly text: string }
/** `subject` is an id or a whole area. */
export type Waiver = { readonly subject: string; readonly date: string; readonly reason: string; readonly line: number }

const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))

export const readRequirements = (repository: Repository): Requirement[] =>
  rowsOf(repository.read(requirementsPath)).map(([id = '', area = '', , , text = '']) => ({ id, area, text }))

export const readWaivers = (repository: Repository): Waiver[] =>
  rowsOf(repository.read(waiversPath)).map(([subject = '', date = '', reason = ''], at) => ({
    subject,
    date,
    reason,
    line: at + 2,
  }))

/** The requirements that no waiver covers, neither by id nor by area. */
export const dueRequirements = (repository: Repository): Requirement[] => {
  const waived = new Set(readWaivers(repository).map((waiver) => waiver.subject))
  return readRequirements(repository).filter(({ id, area }) => !waived.has(id) && !waived.has(area))
}
