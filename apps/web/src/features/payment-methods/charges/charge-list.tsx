import { type ChargeView, listCharges } from '@girassol/contract/payments'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Card } from '../../../ui/card.tsx'
import { StatusPill } from '../../../ui/status-pill.tsx'
import { MoneyText } from '../../../ui/value-text.tsx'
import classes from './charge-list.module.css'
import { chargeName, chargeStateWords } from './charge-words.ts'

const ChargeLine = ({ charge, name }: { readonly charge: ChargeView; readonly name: string }) => {
  const { label, tone } = chargeStateWords[charge.state]
  return (
    <li className={classes.charge} aria-label={name}>
      <span className={classes.name}>{name}</span>
      <span className="figures">
        <MoneyText reais={charge.amount} />
        {charge.state === 'MISMATCHED' && (
          <>
            {' '}
            · recebido <MoneyText reais={charge.paidAmount} />
          </>
        )}
      </span>
      <StatusPill tone={tone} glyph={charge.state === 'PAID' ? 'check' : 'none'} label={label} />
    </li>
  )
}

type ChargeListProps = {
  readonly orderId: number
  /** Opens the decision about a payment of another amount. */
  readonly onSettle: (() => void) | null
}

/** The charges of an order, with the received amount where it is another one (REL-011); nothing without charges. */
export const ChargeList = ({ orderId, onSettle }: ChargeListProps) => {
  const { data: charges = [] } = useEndpointQuery(listCharges, { params: { id: orderId } })
  if (charges.length === 0) return null
  const parts = new Set(charges.map(({ part }) => part)).size
  const isToSettle = charges.some(({ settlement }) => settlement !== null)
  return (
    <Card title="Cobranças">
      <ul className={classes.charges}>
        {charges.map((charge) => (
          <ChargeLine key={charge.id} charge={charge} name={chargeName(charge, parts)} />
        ))}
      </ul>
      {isToSettle && onSettle !== null && <ActionButton label="Resolver valor divergente" onRun={onSettle} />}
    </Card>
  )
}
