import type { DeliveryView } from '@girassol/contract/deliveries'
import { toDay } from '@girassol/domain/shared'
import { formatDate } from '../../lib/format.ts'
import { CardRow } from '../../ui/card.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { ClaimLink, DeliveryCheckEntry } from '../delivery-checks/index.ts'
import classes from './deliveries.module.css'
import { DeliveryActions } from './delivery-actions.tsx'
import { DeliveryStatusBadge } from './delivery-status-badge.tsx'

/** When it arrived or left, else when it is promised. */
const describeDay = ({ status, deliveredAt, dispatchedAt, promisedOn }: DeliveryView): readonly string[] => {
  if (deliveredAt !== null) return [`Entregue em ${formatDate(toDay(deliveredAt))}`]
  const left = dispatchedAt === null ? [] : [`Saiu em ${formatDate(toDay(dispatchedAt))}`]
  return promisedOn === null || status === 'CANCELED' ? left : [...left, `Prometida para ${formatDate(promisedOn)}`]
}

const Tracking = ({ trackingCode, trackingLink }: DeliveryView) => {
  if (trackingLink !== null) return <ExternalLink href={trackingLink} label={trackingCode ?? 'Acompanhar'} />
  return trackingCode === null ? null : `Rastreio ${trackingCode}`
}

const describeFacts = (delivery: DeliveryView): string => {
  const { carrier, nf } = delivery
  return [...describeDay(delivery), carrier, nf === null ? null : `NF-e ${nf}`]
    .filter((fact) => fact !== null)
    .join(' · ')
}

type DeliveryRowProps = {
  readonly orderId: number
  readonly delivery: DeliveryView
  readonly onReload: () => void
}

/** One delivery: its number, status, day, carrier and tracking, what it brings, and how far its check is (DEL-001). */
export const DeliveryRow = ({ orderId, delivery, onReload }: DeliveryRowProps) => (
  <CardRow>
    <article className={classes.delivery} aria-label={`Entrega ${delivery.number}`}>
      <header>
        <h3>Entrega {delivery.number}</h3>
        <DeliveryStatusBadge status={delivery.status} />
        <DeliveryActions orderId={orderId} delivery={delivery} onReload={onReload} />
      </header>
      <p className={classes.facts}>
        {describeFacts(delivery)} <Tracking {...delivery} />
      </p>
      {delivery.claim !== null && (
        <p className={classes.facts}>
          Reposição da ocorrência <ClaimLink claim={delivery.claim} />
        </p>
      )}
      <ul>
        {delivery.lines.map(({ itemId, quantity, name }) => (
          <li key={itemId}>
            {quantity} × {name}
          </li>
        ))}
      </ul>
      <DeliveryCheckEntry delivery={delivery} />
    </article>
  </CardRow>
)
