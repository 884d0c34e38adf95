import type { OrderView } from '@girassol/contract/orders'
import { actsFor, orderHalts, orderHolders } from '@girassol/domain/orders'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useRoles } from '../../../access/session.tsx'
import { formatDate, formatDateTime, formatReais } from '../../../lib/format.ts'
import { formatAgo } from '../../../lib/format-age.ts'
import { useNow } from '../../../lib/use-now.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useOrderCommands } from '../acting/order-acting.tsx'
import { findHaltStep } from './halt-step.ts'
import classes from './order-detail.module.css'

/** The one next action; nothing for users who may not do it. */
const StepButton = ({ order }: { readonly order: OrderView }) => {
  const { history } = useRouter()
  const step = findHaltStep(order, useRoles())
  const command = useOrderCommands(order, 'header').find(({ action }) => action !== undefined && action === step)
  if (step === 'showPayment') {
    const show = () => history.push(`/pedidos/${order.id}?aba=pagamento`)
    return <ActionButton label="Ver pagamento" variant="next" onRun={show} />
  }
  if (command === undefined) return null
  return <ActionButton label={command.button ?? command.label} variant="next" onRun={command.onRun} />
}

const Holder = ({ order }: { readonly order: OrderView }) => {
  const roles = useRoles()
  const now = useNow()
  const { holder, statusSince } = order
  if (holder === null || statusSince === null) return null
  const { label } = orderHolders[holder]
  if (!actsFor(roles, holder)) {
    return (
      <p>
        Com {label} desde {formatDate(statusSince)}.
      </p>
    )
  }
  return (
    <p>
      <strong>Quem age: você ({label.slice(2)})</strong>, desde {formatDateTime(statusSince)},{' '}
      {formatAgo(statusSince, now)}.
    </p>
  )
}

const tones = { error: 'danger', refusal: 'danger', hold: 'attention', refund: 'attention' } as const

/** USE-019: why the order is halted and its amount, which role must act and since when, the next step, its button. */
export const OrderHaltNotice = ({ order }: { readonly order: OrderView }) => {
  const { halt } = order
  const [causeAtFirst] = useState(halt?.cause)
  if (halt === null) return null
  const { kind, happened, nextStep } = orderHalts[halt.cause]
  return (
    <div className={classes.notice}>
      <Notice
        tone={tones[kind]}
        title={happened(formatReais(order.totalInvoice ?? 0))}
        action={<StepButton order={order} />}
        isAlert={halt.cause !== causeAtFirst}
      >
        <div className={classes.halt}>
          {halt.reason !== null && halt.reason !== '' && <p>{halt.reason}</p>}
          <Holder order={order} />
          <p>Próximo passo: {nextStep}</p>
        </div>
      </Notice>
    </div>
  )
}
