import type { CheckLineView } from '@girassol/contract/delivery-checks'
import { type CheckCondition, type CountedLine, canSaveLine, lineSentences } from '@girassol/domain/delivery-checks'

/** What the user enters for a line; a number is null until it is entered. */
export type LineDraft = {
  readonly counted: number | null
  readonly condition: CheckCondition
  readonly affected: number | null
  readonly note: string
}

export const toDraft = ({ saved }: CheckLineView): LineDraft => ({
  counted: saved?.counted ?? null,
  condition: saved?.condition ?? 'OK',
  affected: saved === null || saved.condition === 'OK' ? null : saved.affected,
  note: saved?.note ?? '',
})

/** The counted line of a draft; null while nothing is counted. */
export const toCounted = (sent: number, { counted, condition, affected, note }: LineDraft): CountedLine | null =>
  counted === null
    ? null
    : { sent, counted, condition, affected: affected ?? 0, note: note.trim() === '' ? null : note.trim() }

/** Why the draft cannot be saved; null when it can (DEL-009). */
export const findLineFault = (sent: number, draft: LineDraft): string | null => {
  const line = toCounted(sent, draft)
  if (line === null) return 'Informe quantas unidades chegaram.'
  const decision = canSaveLine(line)
  return decision.allowed ? null : lineSentences[decision.refusal]
}

/** Everything that was sent arrived in order. */
export const toAllRight = (sent: number, { note }: LineDraft): LineDraft => ({
  counted: sent,
  condition: 'OK',
  affected: null,
  note,
})

export const isAllRight = (sent: number, { counted, condition }: LineDraft): boolean =>
  counted === sent && condition === 'OK'

/** Units that are not counted yet count as arrived. Only of a single unit it is clear which one has the problem. */
export const withCondition = (sent: number, draft: LineDraft, condition: CheckCondition): LineDraft => {
  const counted = draft.counted ?? sent
  if (condition === 'OK') return { ...draft, counted, condition, affected: null }
  return { ...draft, counted, condition, affected: draft.affected ?? (counted === 1 ? 1 : null) }
}
