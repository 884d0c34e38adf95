import { showOrder } from '@girassol/contract/orders'
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshEndpoints } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import type { OrderDialogProps } from '../orders/index.ts'
import { useOpening } from './use-opening.ts'
import classes from './validation.module.css'
import { ValidationForm } from './validation-form.tsx'
import type { ValidationValues } from './validation-values.ts'

/** VAL-021 */
const checkFailed = 'Erro ao verificar se o pedido pode ser validado'

type ChangedProps = {
  readonly unavailable: readonly string[]
  readonly onStartOver: () => void
  readonly onClose: () => void
}

/** VAL-005: an order with changed dates is not validated; the user checks them and starts over. */
const ChangedAvailability = ({ unavailable, onStartOver, onClose }: ChangedProps) => (
  <>
    <Notice tone="attention" title="A disponibilidade dos itens mudou" isAlert>
      <p>O pedido deve ser validado novamente, com as novas datas.</p>
      {unavailable.length > 0 && <p>Sem disponibilidade: {unavailable.join(', ')}.</p>}
    </Notice>
    <div className={classes.footer}>
      <ActionButton label="Cancelar" variant="text" onRun={onClose} />
      <ActionButton label="Validar novamente" variant="next" onRun={onStartOver} />
    </div>
  </>
)

type OpenedProps = OrderDialogProps & {
  readonly typed: ValidationValues | undefined
  readonly onType: (typed: ValidationValues) => void
  readonly onStartOver: () => void
}

const OpenedValidation = ({ order, typed, onType, onStartOver, onClose }: OpenedProps) => {
  const opening = useOpening(order.id)
  if (opening.state === 'failed') {
    return <ErrorState error={opening.error} title={checkFailed} onRetry={onStartOver} />
  }
  if (opening.state === 'changed') {
    return <ChangedAvailability unavailable={opening.unavailable} onStartOver={onStartOver} onClose={onClose} />
  }
  if (opening.state === 'ready') {
    return (
      <ValidationForm check={opening.check} typed={typed} onType={onType} onStartOver={onStartOver} onClose={onClose} />
    )
  }
  return (
    <div aria-busy>
      <p className={classes.dim}>Verificando a disponibilidade dos itens…</p>
      <SkeletonLines lines={8} />
    </div>
  )
}

/** VAL-001: all decisions of an order's validation. Typed values remain when it starts over. */
export const ValidateDialog = ({ order, onClose }: OrderDialogProps) => {
  const client = useQueryClient()
  // A user who left while it is being sent would not see a refusal.
  const isSending = useIsMutating() > 0
  const [attempt, setAttempt] = useState(0)
  const [typed, setTyped] = useState<ValidationValues>()
  const startOver = () => {
    setAttempt(attempt + 1)
    // The items on the screen behind the dialog have new dates now.
    void refreshEndpoints(client, [showOrder])
  }
  return (
    <Dialog isOpen width="table" title={`Validar pedido ${order.id}`} isStatic={isSending} onClose={onClose}>
      <OpenedValidation
        key={attempt}
        order={order}
        typed={typed}
        onType={setTyped}
        onStartOver={startOver}
        onClose={onClose}
      />
    </Dialog>
  )
}
