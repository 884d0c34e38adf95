import type { ApprovalView } from '@girassol/contract/purchase-approvals'
import { awaitingApprovalSentence } from '@girassol/domain/purchase-approvals'
import { formatDateTime } from '../../../lib/format.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { AppLink } from '../../../ui/app-link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import classes from '../approvals.module.css'
import { ReasonList } from '../reason-list.tsx'
import { useWithdraw } from '../use-withdraw.ts'
import { useWaitingApproval } from './use-waiting-approval.ts'

const Withdraw = ({ approval }: { readonly approval: ApprovalView }) => {
  const { withdraw, isRunning } = useWithdraw()
  return (
    <ActionButton
      label="Retirar"
      name="Retirar o pedido de aprovação"
      runningLabel="Retirando…"
      isRunning={isRunning}
      onRun={() => withdraw(approval)}
    />
  )
}

/** What the reader may do about it: withdraw his own request, or answer that of another user. */
const NoticeAction = ({ approval }: { readonly approval: ApprovalView }) => {
  if (approval.actions.withdraw.allowed) return <Withdraw approval={approval} />
  if (!approval.actions.reject.allowed) return null
  return <AppLink to="/aprovacoes">Ver aprovações</AppLink>
}

type WaitingNoticeProps = {
  readonly orderId: number
  /** Nobody can answer it from this instant on. */
  readonly until: string
}

/** Why a cart or budget waits and until when, with what the reader may do about it (COMP-013). Load it lazily. */
export const WaitingNotice = ({ orderId, until }: WaitingNoticeProps) => {
  const approval = useWaitingApproval(orderId)
  return (
    <div className={classes.banner}>
      <Notice tone="info" title={awaitingApprovalSentence} action={approval && <NoticeAction approval={approval} />}>
        {approval && <ReasonList reasons={approval.reasons} total={approval.total} />}
        <p className={classes.until}>
          {approval !== undefined && !approval.isOwn && `Pedido por ${approval.requester.name}. `}
          Aguarda até {formatDateTime(until)}.
        </p>
      </Notice>
    </div>
  )
}
