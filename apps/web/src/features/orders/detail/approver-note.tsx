import { listOrderLog, type OrderView } from '@girassol/contract/orders'
import { formatDateTime } from '../../../lib/format.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'

/** DET-009: who approved the order, from its log; integrators see only this line of the log. */
export const ApproverNote = ({ order }: { readonly order: OrderView }) => {
  const isShown = order.actions.seeApprover.allowed && order.approvedAt !== null
  const log = useEndpointQuery(listOrderLog, { params: { id: order.id } }, { enabled: isShown })
  const approval = log.data?.find(
    ({ fromStatus, toStatus }) => fromStatus === 'INVOICE_VALIDATED' && toStatus === 'PROCESSING',
  )
  if (!isShown || approval === undefined) return null
  return (
    <>
      {' · '}Aprovado por {approval.user.name}, {formatDateTime(approval.createdAt)}
    </>
  )
}
