import type { OrderRow } from '@girassol/contract/orders'
import { useState } from 'react'
import { connectionMessage } from '../../../lib/api-error.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toaster.tsx'
import type { BulkCommand } from '../acting/order-acting.tsx'
import type { BulkStep } from './bulk-action.ts'
import classes from './bulk-dialogs.module.css'
import { formatNumbers, formatOrders, formatSum } from './bulk-words.ts'

export type BulkConfirmDialogProps = {
  readonly command: BulkCommand
  readonly orders: readonly OrderRow[]
  readonly onRun: (step: BulkStep) => void
  readonly onClose: () => void
}

const mostNamed = 5

const Refused = ({ refused }: Pick<BulkCommand, 'refused'>) => {
  if (refused.length === 0) return null
  const [first] = refused
  const named = refused.length <= mostNamed ? `: ${formatNumbers(refused.map(({ order }) => order))}` : ''
  return (
    <Notice
      tone="attention"
      isInline
      title={`${formatOrders(refused.length)} não permite${refused.length > 1 ? 'm' : ''} isto agora${named}`}
    >
      {refused.length === 1 ? first?.reason : 'O resultado diz o motivo de cada um.'}
    </Notice>
  )
}

/** USE-025: shows how many orders and their total before anything is done to them. */
export const BulkConfirmDialog = ({ command, orders, onRun, onClose }: BulkConfirmDialogProps) => {
  const { action, refused } = command
  const [step, setStep] = useState<BulkStep>()
  const [isStarting, setStarting] = useState(false)
  const sum = formatSum(orders)
  const missing = 'Fields' in action && step === undefined ? action.missing : undefined
  const start = async () => {
    if ('Fields' in action) return step === undefined ? undefined : onRun(step)
    setStarting(true)
    try {
      onRun(await action.load())
    } catch {
      setStarting(false)
      toast.failure(connectionMessage)
    }
  }
  return (
    <ConfirmDialog
      isOpen
      title={`${action.verb}: ${formatOrders(orders.length)}`}
      verb={action.verb}
      isRunning={isStarting}
      {...(missing !== undefined && { refusal: missing })}
      onConfirm={() => void start()}
      onClose={onClose}
    >
      <div className={classes.content}>
        <p className={classes.figures}>
          <strong>{formatOrders(orders.length)}</strong>
          {sum !== '' && <span>{sum}</span>}
        </p>
        <p className={classes.dim}>{action.consequence}</p>
        <Refused refused={refused} />
        {'Fields' in action && <action.Fields onChange={(next) => setStep(() => next)} />}
      </div>
    </ConfirmDialog>
  )
}
