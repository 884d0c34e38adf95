import type { ApprovalView } from '@girassol/contract/purchase-approvals'
import { ActionButton } from '../../../ui/action-button.tsx'
import classes from '../approvals.module.css'
import { useWithdraw } from '../use-withdraw.ts'
import { ChangedTotal } from './changed-total.tsx'
import { useApprove } from './use-approve.ts'

const OwnAnswer = ({ approval }: { readonly approval: ApprovalView }) => {
  const { withdraw, isRunning } = useWithdraw()
  return (
    <div className={classes.actions}>
      <ActionButton
        label="Retirar"
        name="Retirar o seu pedido"
        runningLabel="Retirando…"
        permission={approval.actions.withdraw}
        isRunning={isRunning}
        onRun={() => withdraw(approval)}
      />
    </div>
  )
}

export type ApprovalAnswerProps = {
  readonly approval: ApprovalView
  /** It ended in another way than what the reader chose (COMP-014). */
  readonly onEnded: (ended: ApprovalView) => void
  readonly onReject: (approval: ApprovalView) => void
}

const Answer = ({ approval, onEnded, onReject }: ApprovalAnswerProps) => {
  const { approve, isRunning, changed, forgetChanged } = useApprove(approval, onEnded)
  const { actions, total, requester } = approval
  if (changed !== undefined) {
    return <ChangedTotal totals={changed} isRunning={isRunning} onApprove={approve} onCancel={forgetChanged} />
  }
  return (
    <div className={classes.actions}>
      <ActionButton
        label="Aprovar"
        name={`Aprovar o pedido de ${requester.name}`}
        runningLabel="Aprovando…"
        permission={actions.approve}
        isRunning={isRunning}
        onRun={() => total !== null && approve(total)}
      />
      <ActionButton
        label="Rejeitar"
        name={`Rejeitar o pedido de ${requester.name}`}
        variant="text"
        permission={actions.reject}
        onRun={() => onReject(approval)}
      />
    </div>
  )
}

/** Approve or reject the request of another user, or withdraw the own one, without opening it (COMP-016). */
export const ApprovalAnswer = (props: ApprovalAnswerProps) =>
  props.approval.isOwn ? <OwnAnswer approval={props.approval} /> : <Answer {...props} />
