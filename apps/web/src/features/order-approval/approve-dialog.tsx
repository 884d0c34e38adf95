import { approveOrder } from '@girassol/contract/order-approval'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import type { OrderDialogProps } from '../orders/index.ts'
import { DecidedOrder } from './decided-order.tsx'
import classes from './decision.module.css'
import { DecisionRefusal } from './decision-refusal.tsx'
import { useDecision } from './use-decision.ts'

/** APR-006: the approval cannot be undone, and the user confirms having checked the order. */
const acknowledgements = [
  'Estou ciente de que a aprovação não pode ser desfeita.',
  'Verifiquei as informações do pedido.',
] as const

const reason = 'Marque as duas confirmações para aprovar.'

/** APR-001: approves a validated order, after both confirmations. */
export const ApproveDialog = ({ order, onClose }: OrderDialogProps) => {
  const [ticked, setTicked] = useState<readonly string[]>([])
  const { decide, isRunning, refusal, outdated, seeNow } = useDecision(approveOrder, {
    success: 'Pedido aprovado com sucesso', // APR-009
    failure: 'Ocorreu um erro ao aprovar o pedido.', // APR-008
    onClose,
  })
  const isReady = acknowledgements.every((each) => ticked.includes(each))
  const approve = () => decide({ params: { id: order.id }, body: { version: order.version } })
  const toggle = (text: string) =>
    setTicked((before) => (before.includes(text) ? before.filter((each) => each !== text) : [...before, text]))
  return (
    <Dialog
      isOpen
      title={`Pedido Nº ${order.id}`}
      isStatic={isRunning}
      onClose={onClose}
      footer={
        <DialogActions
          verb="Aprovar"
          runningVerb="Aprovando…"
          isRunning={isRunning}
          refusal={outdated ?? (isReady ? undefined : reason)}
          refusalAs="tooltip"
          onRun={approve}
          onCancel={onClose}
        />
      }
    >
      <div className={classes.content}>
        <DecidedOrder order={order} />
        <p>O pedido aprovado é criado no ERP e segue para o pagamento.</p>
        <div className={classes.checks}>
          {acknowledgements.map((text) => (
            <Checkbox key={text} label={text} checked={ticked.includes(text)} onChange={() => toggle(text)} />
          ))}
        </div>
        <DecisionRefusal refusal={refusal} onSeeNow={seeNow} />
      </div>
    </Dialog>
  )
}
