import { type LossReason, type NegotiationSide, needsReasonText } from '@girassol/domain/negotiations'
import { centsFromReais } from '@girassol/domain/shared'
import type { Actor } from '../../../http/actor.ts'
import { findSide } from '../../../http/find-side.ts'
import { refuseField } from '../../../http/refuse-field.ts'
import type { GivenReason } from './budget-outcome.ts'

type Sent = {
  readonly reason: LossReason
  readonly text: string | null
  readonly competitorName: string | null
  readonly competitorPrice: number | null
}

const toCompetitor = ({ competitorName: name, competitorPrice: price }: Sent, side: NegotiationSide) =>
  name === null && price === null ? null : { side, name, priceCents: price === null ? null : centsFromReais(price) }

/**
 * QUO-023: why a budget is lost, as a call says it; 400 for 'Outro' without a text. The competitor belongs to the side of
 * the caller, also where staff act in the name of the integrator (C-188).
 */
export const toGivenReason = (
  { actor }: { readonly actor: Pick<Actor, 'scope'> },
  sent: Sent,
  side: NegotiationSide = findSide(actor),
): GivenReason => {
  const { reason, text } = sent
  if (needsReasonText(reason) && text === null) throw refuseField('text', text, 'Escreva o motivo.')
  return { reason, text, side, competitor: toCompetitor(sent, findSide(actor)) }
}
