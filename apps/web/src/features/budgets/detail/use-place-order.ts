import { changeOrderStatus } from '@girassol/contract/budgets'
import { listOrderLog, listOrders, showOrder } from '@girassol/contract/orders'
import { listApprovals } from '@girassol/contract/purchase-approvals'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { toast } from '../../../ui/toaster.tsx'
import { awaitsApproval } from '../../purchase-approvals/index.ts'

/** BUD-016: turns a budget into an order and opens the order, unless the company has to approve it first (COMP-010). */
export const usePlaceOrder = (id: number) => {
  const navigate = useNavigate()
  const [isSent, setSent] = useState(false)
  const place = useEndpointMutation(changeOrderStatus, {
    failure: 'Ocorreu um erro ao fazer o pedido.', // BUD-035
    refreshes: [showOrder, listOrders, listOrderLog, listApprovals],
    onSuccess: (answer) => {
      if (awaitsApproval(answer)) return setSent(true)
      toast.success('Pedido realizado com sucesso') // BUD-036
      void navigate({ to: `/pedidos/${id}` })
    },
  })
  return {
    place: (onFailed: () => void) =>
      place.mutate({ params: { id }, body: { status: 'INVOICE' } }, { onError: onFailed }),
    isRunning: place.isPending,
    /** The company has to approve it first. */
    isSent,
  }
}
