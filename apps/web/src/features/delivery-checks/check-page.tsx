import type { DeliveryCheckView } from '@girassol/contract/delivery-checks'
import { toDay } from '@girassol/domain/shared'
import { formatCount, formatDate } from '../../lib/format.ts'
import { Card, CardRow } from '../../ui/card.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { CheckNotices } from './check-notices.tsx'
import { CheckStateBadge } from './check-state-badge.tsx'
import { CloseCheck } from './closing/close-check.tsx'
import { useCloseCheck } from './closing/use-close-check.ts'
import classes from './delivery-checks.module.css'
import { EditLine } from './edit-line.tsx'
import { ReadLine } from './read-line.tsx'

/** 'Entregue em 23/11/2026 · Transportes Serra Azul · Confira até 03/12/2026' */
const describeDelivery = ({ deliveredAt, carrier, lastDay, state }: DeliveryCheckView): string =>
  [
    deliveredAt === null ? null : `Entregue em ${formatDate(toDay(deliveredAt))}`,
    carrier,
    lastDay === null || state !== 'OPEN' ? null : `Confira até ${formatDate(lastDay)}`,
  ]
    .filter((fact) => fact !== null)
    .join(' · ')

const describeProgress = ({ lines }: DeliveryCheckView): string =>
  `${formatCount(lines.filter(({ saved }) => saved !== null).length)} de ${formatCount(lines.length)}`

/** The button with the focus is removed when the check is closed. */
const focusTitle = () => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })

type CheckPageProps = { readonly check: DeliveryCheckView; readonly onReload: () => void }

/** DEL-009, DEL-015: the lines of a delivery to count, or what was found. */
export const CheckPage = ({ check, onReload }: CheckPageProps) => {
  const { deliveryId, number, orderId, state, lines, mayCheck, refusal } = check
  const isEditable = mayCheck && refusal === null
  const Line = isEditable ? EditLine : ReadLine
  const closing = useCloseCheck(focusTitle)
  return (
    <div className={classes.page}>
      <PageHeader
        title={`Conferência da entrega ${number}`}
        back={{ to: `/pedidos/${orderId}?aba=entrega`, label: `Pedido ${orderId}` }}
        badge={state !== null && <CheckStateBadge state={state} />}
        note={describeDelivery(check)}
        {...(isEditable && { primary: <CloseCheck check={check} closing={closing} onReload={onReload} /> })}
      />
      <div className={classes.notices}>
        <CheckNotices check={check} closingError={closing.error} />
      </div>
      <Card title="Itens" aside={<span className="figures">{describeProgress(check)}</span>} isFlush>
        {lines.map((line) => (
          <CardRow key={line.itemId}>
            <Line deliveryId={deliveryId} line={line} />
          </CardRow>
        ))}
      </Card>
    </div>
  )
}
