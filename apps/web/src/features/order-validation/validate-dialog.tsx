import { useState } from 'react'
import { ActionButton } from '../../ui/action-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import type { OrderDialogProps } from '../orders/index.ts'
import { useOpening } from './use-opening.ts'
import classes from './validation.module.css'
import { newDraft, type ValidationDraft } from './validation-draft.ts'
import { ValidationForm } from './validation-form.tsx'

/** VAL-021 */
const checkFailed = 'Erro ao verificar se o pedido pode ser validado'

type ChangedProps = {
  readonly unavailable: readonly string[]
  readonly onStartOver: () => void
  readonly onClose: () => void
}

/** VAL-005: nothing is validated over what has changed; the person looks at it and starts over. */
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

/** VAL-001: everything that is decided when an order is validated. */
export const ValidateDialog = ({ order, onClose }: OrderDialogProps) => {
  const { opening, startOver } = useOpening(order.id)
  const [draft, setDraft] = useState<ValidationDraft>()
  return (
    <Dialog isOpen width="table" title={`Validar pedido ${order.id}`} onClose={onClose}>
      {opening.state === 'checking' && (
        <div aria-busy>
          <p className={classes.dim}>Verificando a disponibilidade dos itens…</p>
          <SkeletonLines lines={8} />
        </div>
      )}
      {opening.state === 'failed' && <ErrorState error={opening.error} title={checkFailed} onRetry={startOver} />}
      {opening.state === 'changed' && (
        <ChangedAvailability unavailable={opening.unavailable} onStartOver={startOver} onClose={onClose} />
      )}
      {opening.state === 'ready' && (
        <ValidationForm
          check={opening.check}
          draft={draft ?? newDraft(opening.check)}
          onChange={setDraft}
          onAvailabilityChanged={startOver}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
