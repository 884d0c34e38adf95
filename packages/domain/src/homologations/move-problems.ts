import type { Day } from '../shared/brazil-time.ts'
import { findDateProblem } from './date-problem.ts'
import type { HomologationStatus } from './homologation-status.ts'

/** What a user gives with a move; the protocol is that of the record when the move has none. */
export type Move = {
  readonly status: HomologationStatus
  readonly protocol: string | null
  readonly date: Day | null
  readonly text: string | null
}

type Problem = { readonly field: 'protocol' | 'date' | 'text'; readonly message: string }

export const missingProtocolSentence = 'Informe o número do protocolo.'

const needsDay: readonly HomologationStatus[] = ['SUBMITTED', 'CONNECTED']

/** What a move lacks, by the field of its body (HOM-004, C-177). */
export const findMoveProblems = ({ status, protocol, date, text }: Move, today: Day): readonly Problem[] => {
  const dateProblem = date === null ? null : findDateProblem(date, { today, isReached: true })
  const checks: readonly (readonly [boolean, Problem['field'], string])[] = [
    [status === 'SUBMITTED' && protocol === null, 'protocol', missingProtocolSentence],
    [needsDay.includes(status) && date === null, 'date', 'Informe o dia.'],
    [dateProblem !== null, 'date', dateProblem ?? ''],
    [status === 'PENDENCY' && text === null, 'text', 'Escreva o que a distribuidora pediu.'],
  ]
  return checks.flatMap(([applies, field, message]) => (applies ? [{ field, message }] : []))
}
