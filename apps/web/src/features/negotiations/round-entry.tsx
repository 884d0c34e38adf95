import type { NegotiationRoundView } from '@girassol/contract/negotiations'
import { formatDateTime, formatPercent, formatReais, hidden } from '../../lib/format.ts'
import classes from './negotiations.module.css'

type RoundProps = { readonly round: NegotiationRoundView }

const reais = (value: number | null): string => (value === null ? hidden : formatReais(value))

const nameRound = ({ side, isOnBehalf }: NegotiationRoundView): string => {
  if (side === 'distributor') return 'Proposta da distribuidora'
  return isOnBehalf ? 'Pedido em nome do integrador' : 'Pedido do integrador'
}

/** The items whose price is another than the list price, which is struck. */
const Lines = ({ round: { lines } }: RoundProps) => (
  <ul className={classes.lines} aria-label="Preços por item">
    {lines
      .filter(({ listPrice, unitPrice }) => listPrice !== unitPrice)
      .map(({ code, name, quantity, listPrice, unitPrice }) => (
        <li key={code}>
          <span>
            {quantity} × {name}
          </span>
          <span className="figures">
            <s>{reais(listPrice)}</s> {reais(unitPrice)}
          </span>
        </li>
      ))}
  </ul>
)

const Margin = ({ round: { margin, isBelowFloor, approval, sentBackText } }: RoundProps) => (
  <>
    {margin != null && <small>Margem {formatPercent(margin)}</small>}
    {isBelowFloor === true && <small className={classes.warning}>Abaixo da alçada</small>}
    {approval === 'SENT_BACK' && <small>Devolvida: {sentBackText}</small>}
  </>
)

/** QUO-021: what was asked or offered, the difference in reais and percent, and for staff the margin by flag. */
export const RoundEntry = ({ round }: RoundProps) => (
  <li className={classes.round}>
    <p className={classes.head}>
      <strong>{nameRound(round)}</strong>
      <span>rodada {round.number}</span>
      <span>{round.author}</span>
      <time dateTime={round.at}>{formatDateTime(round.at)}</time>
    </p>
    <p className={classes.sum}>
      <span className="figures">− {reais(round.discount)}</span>
      {round.percent !== null && <span className="figures">{formatPercent(round.percent)}</span>}
      {round.totalDiscount !== null && round.totalDiscount > 0 && round.totalDiscount !== round.discount && (
        <small>dos quais {formatReais(round.totalDiscount)} no total</small>
      )}
      <Margin round={round} />
    </p>
    <Lines round={round} />
    {round.message !== null && <p>{round.message}</p>}
  </li>
)
