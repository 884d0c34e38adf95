import type { NegotiationView } from '@girassol/contract/negotiations'
import type { OrderView } from '@girassol/contract/orders'
import { holdTimeLeft } from '@girassol/domain/holds'
import { lossReasons } from '@girassol/domain/negotiations'
import { formatDateTime, formatReais } from '../../lib/format.ts'
import { useNow } from '../../lib/use-now.ts'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { NegotiationActions } from './negotiation-actions.tsx'
import { NegotiationStatusBadge } from './negotiation-status-badge.tsx'
import { NegotiationThread } from './negotiation-thread.tsx'
import classes from './negotiations.module.css'
import { RoundEntry } from './round-entry.tsx'

/** QUO-015: until when the offer may be accepted, with a countdown. */
const Validity = ({ until }: { readonly until: string }) => {
  const left = holdTimeLeft(until, useNow().toISOString())
  if (left === null) return null
  return (
    <span>
      Vale até {formatDateTime(until)}, <span className="figures">mais {left}</span>
    </span>
  )
}

const End = ({ negotiation: { end } }: { readonly negotiation: NegotiationView }) =>
  end !== null && (
    <span>
      Motivo: {lossReasons[end.reason]}
      {end.text !== null && `. ${end.text}`}
    </span>
  )

/** C-188: the competitor that the reader's own side named; the server sends no other. */
const Competitor = ({ negotiation: { end } }: { readonly negotiation: NegotiationView }) => {
  const price = end?.competitorPrice ?? null
  const named = [end?.competitorName ?? null, price === null ? null : formatReais(price)].filter(
    (part) => part !== null,
  )
  return named.length > 0 && <span>Concorrente: {named.join(', ')}. Só a sua equipe lê.</span>
}

/** QUO-018: an agreement that was ended later, and what is left of it. */
const EndedAgreement = ({ negotiation: { status, isAgreementInForce } }: { readonly negotiation: NegotiationView }) =>
  status === 'AGREED' &&
  !isAgreementInForce && <span>O acordo foi encerrado: o desconto voltou ao que era antes da negociação.</span>

type NegotiationCardProps = { readonly budget: OrderView; readonly negotiation: NegotiationView }

/** QUO-021: the rounds of a negotiation with the reader's next action, and the thread beside them. */
export const NegotiationCard = ({ budget, negotiation }: NegotiationCardProps) => {
  const { status, validUntil, rounds, hasOtherPrices } = negotiation
  return (
    <div className={classes.negotiation}>
      <section aria-label="Negociação">
        <Card title="Negociação">
          <p className={classes.state}>
            {status !== null && <NegotiationStatusBadge status={status} />}
            {validUntil !== null && <Validity until={validUntil} />}
            <End negotiation={negotiation} />
            <Competitor negotiation={negotiation} />
            <EndedAgreement negotiation={negotiation} />
          </p>
          {hasOtherPrices && (
            <Notice tone="attention" isInline>
              Os preços do orçamento mudaram depois desta rodada. É preciso uma nova proposta.
            </Notice>
          )}
          <ol className={classes.rounds} aria-label="Rodadas" reversed>
            {rounds.toReversed().map((round) => (
              <RoundEntry key={round.number} round={round} />
            ))}
          </ol>
          <NegotiationActions budget={budget} negotiation={negotiation} />
        </Card>
      </section>
      <NegotiationThread negotiation={negotiation} />
    </div>
  )
}
