import type { PublicProposal } from '@girassol/contract/proposals'
import type { RefObject } from 'react'
import { formatDate, formatReais } from '../../../../lib/format.ts'
import type { AnswerActions } from '../answering/answer-actions.ts'
import buttons from '../frame/button.module.css'
import { chooseQuotedLine, describeInstalments } from '../page-texts.ts'
import classes from './offer-card.module.css'

const Quote = ({ financing }: Pick<PublicProposal, 'financing'>) => {
  const line = chooseQuotedLine(financing)
  if (line === undefined) return null
  return (
    <p className={classes.quote}>
      ou {describeInstalments(line)}
      {line.downPayment > 0 && (
        <>
          <br />
          com entrada de {formatReais(line.downPayment)}
        </>
      )}
    </p>
  )
}

export type OfferCardProps = {
  readonly proposal: PublicProposal
  /** Absent when the proposal waits for no answer. */
  readonly actions?: AnswerActions | undefined
  /** The card itself, to know when it leaves the screen. */
  readonly card?: RefObject<HTMLDivElement | null> | undefined
}

/** What it costs and until when, with the two answers. */
export const OfferCard = ({ proposal, actions, card }: OfferCardProps) => {
  const { results, validUntil, finalPrice, financing } = proposal
  const facts = [
    ...(results === null || results.monthlySaving <= 0
      ? []
      : [['Economia por mês', formatReais(results.monthlySaving)] as const]),
    ...(results === null || results.payback === null ? [] : [['Se paga em', results.paybackText] as const]),
    ...(validUntil === null ? [] : [['Válida até', formatDate(validUntil)] as const]),
  ]
  return (
    <div className={classes.card} ref={card} data-offer>
      <p className={classes.label}>Investimento</p>
      <p className={classes.price}>{formatReais(finalPrice)}</p>
      <Quote financing={financing} />
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {actions !== undefined && (
        <div className={classes.buttons}>
          <button type="button" className={buttons.button} data-kind="main" onClick={actions.accept}>
            Aceitar proposta
          </button>
          <button type="button" className={buttons.button} data-kind="quiet" onClick={actions.refuse}>
            Recusar
          </button>
        </div>
      )}
    </div>
  )
}
