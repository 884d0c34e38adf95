import type { RequestFor } from '@girassol/contract/http/endpoint'
import { type ApprovalView, rejectPurchase } from '@girassol/contract/purchase-approvals'
import { rejectBody } from '@girassol/contract/purchase-approvals/approval-bodies'
import { Textarea } from '@mantine/core'
import { afterSave } from '../../../lib/use-drafted-state.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { useSchemaForm } from '../../../lib/use-schema-form.ts'
import { RecordDialog } from '../../../ui/record-list/record-dialog.tsx'
import { saveWith } from '../../../ui/record-list/save-record.ts'
import { approvalRefreshes } from '../approval-refreshes.ts'

type RejectBody = RequestFor<typeof rejectPurchase>['body']

export type RejectDialogProps = {
  readonly approval: ApprovalView
  readonly onReload: () => void
  readonly onClose: () => void
}

/** Rejects an approval with a reason, which the requester reads (COMP-012). Load it lazily. */
export const RejectDialog = ({ approval, onReload, onClose }: RejectDialogProps) => {
  const { id, version, requester } = approval
  const form = useSchemaForm({
    schema: rejectBody,
    initial: { reason: '' },
    labels: { reason: 'Motivo' },
    drafted: { form: 'reject-purchase', record: id, version },
    toBody: ({ reason }) => ({ reason, version }),
  })
  const reject = useEndpointMutation(rejectPurchase, {
    refreshes: approvalRefreshes,
    success: 'Pedido rejeitado',
    failure: false,
    onSuccess: afterSave(form.draft, onClose),
  })
  return (
    <RecordDialog
      width="decision"
      title={`Rejeitar o pedido de ${requester.name}`}
      verb="Rejeitar"
      runningVerb="Rejeitando…"
      form={form}
      saving={saveWith(reject, (body: RejectBody) => ({ params: { id }, body }))}
      onReload={onReload}
      onClose={onClose}
    >
      <p>Quem pediu lê o motivo e pode mudar os itens e fazer o pedido de novo.</p>
      <Textarea {...form.getTextProps('reason')} autosize minRows={3} maxRows={8} />
    </RecordDialog>
  )
}
