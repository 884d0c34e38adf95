import { type LossReason, needsReasonText } from '@girassol/domain/negotiations'
import { reaisFrom } from '@girassol/domain/shared'

/** Why a budget is lost, as it is typed (QUO-023); the competitor is optional (C-188). */
export type LossReasonTyped = {
  readonly reason: LossReason | null
  readonly text: string
  readonly competitorName: string
  readonly competitorCents: number | null
}

export const noLossReason: LossReasonTyped = { reason: null, text: '', competitorName: '', competitorCents: null }

const toCompetitor = ({ competitorName, competitorCents }: LossReasonTyped) => ({
  ...(competitorName.trim() !== '' && { competitorName: competitorName.trim() }),
  ...(competitorCents !== null && { competitorPrice: reaisFrom(competitorCents) }),
})

/** The fields of a call; the sentence of what is missing instead. */
export const toLossBody = (typed: LossReasonTyped) => {
  const { reason } = typed
  const text = typed.text.trim()
  if (reason === null) return { missing: 'Escolha o motivo.' } as const
  if (needsReasonText(reason) && text === '') return { missing: 'Escreva o motivo.' } as const
  return { body: { reason, text: text === '' ? null : text, ...toCompetitor(typed) } } as const
}
