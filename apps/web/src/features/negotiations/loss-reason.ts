import { type LossReason, needsReasonText } from '@girassol/domain/negotiations'

/** Why a budget is lost, as it is typed (QUO-023). */
export type LossReasonTyped = { readonly reason: LossReason | null; readonly text: string }

export const noLossReason: LossReasonTyped = { reason: null, text: '' }

/** The fields of a call; the sentence of what is missing instead. */
export const toLossBody = ({ reason, text }: LossReasonTyped) => {
  if (reason === null) return { missing: 'Escolha o motivo.' } as const
  if (needsReasonText(reason) && text.trim() === '') return { missing: 'Escreva o motivo.' } as const
  return { body: { reason, text: text.trim() === '' ? null : text.trim() } } as const
}
