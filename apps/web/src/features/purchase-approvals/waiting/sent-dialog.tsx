import type { ApprovalReasonView } from '@girassol/contract/purchase-approvals'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ReasonList } from '../reason-list.tsx'
import { useWaitingApproval } from './use-waiting-approval.ts'

export type SentDialogProps = {
  /** The cart or budget. */
  readonly orderId: number
  /** Why it needs an approval, where the answer of the call named it; otherwise it is read. */
  readonly reasons?: readonly ApprovalReasonView[] | undefined
  /** In reais; null where prices are hidden. */
  readonly total: number | null
  readonly onClose: () => void
}

/** COMP-010: finishing made no order but a request for an approval of the company. Load it lazily. */
export const SentDialog = ({ orderId, reasons, total, onClose }: SentDialogProps) => {
  const found = useWaitingApproval(orderId)
  const shown = reasons ?? found?.reasons ?? []
  return (
    <Dialog
      isOpen
      title="Enviado para aprovação da empresa"
      onClose={onClose}
      footer={<ActionButton label="Fechar" variant="next" onRun={onClose} />}
    >
      {shown.length > 0 && <ReasonList reasons={shown} total={total} />}
      <p>
        O pedido é feito em seu nome quando um aprovador da empresa aprovar. Até lá nada muda nele, e você pode retirar
        o pedido de aprovação.
      </p>
    </Dialog>
  )
}
