import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'
import type { DifferenceKind, DifferenceState } from './reconciliation-words.ts'

type Difference = { readonly kind: DifferenceKind; readonly state: DifferenceState }

/** Whether a person may mark the row as handled (REL-013): a difference that nobody has handled yet. */
export const canHandleDifference = ({ kind, state }: Difference) =>
  firstRefusal([kind === 'EQUAL', 'isEqual'], [state === 'HANDLED', 'isHandled'])

export const handleDifferenceSentences = {
  isEqual: 'Os valores são iguais: não há diferença a tratar.',
  isHandled: 'Esta diferença já foi tratada.',
} as const satisfies Record<RuleRefusal<typeof canHandleDifference>, string>
