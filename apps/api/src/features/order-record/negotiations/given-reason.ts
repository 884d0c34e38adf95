import { type LossReason, type NegotiationSide, needsReasonText } from '@girassol/domain/negotiations'
import { centsFromReais } from '@girassol/domain/shared'
import { refuseField } from '../../../http/refuse-field.ts'
import type { GivenReason } from './budget-outcome.ts'

type Sent = {
  readonly reason: LossReason
  readonly text: string | null
  readonly competitorName: string | null
  readonly competitorPrice: number | null
}

/** QUO-023: why a budget is lost, as a call says it; 400 for 'Outro' without a text. */
export const toGivenReason = (sent: Sent, side: NegotiationSide): GivenReason => {
  const { reason, text, competitorName, competitorPrice } = sent
  if (needsReasonText(reason) && text === null) throw refuseField('text', text, 'Escreva o motivo.')
  const competitorPriceCents = competitorPrice === null ? null : centsFromReais(competitorPrice)
  return { reason, text, side, competitorName, competitorPriceCents }
}
