import { changeOrderStatus } from '@girassol/contract/budgets'
import { listOrderLog, listOrders, showOrder } from '@girassol/contract/orders'
import { useNavigate } from '@tanstack/react-router'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'

/** BUD-016: turns a budget into an order and opens the order. */
export const usePlaceOrder = (id: number) => {
  const navigate = useNavigate()
  const place = useEndpointMutation(changeOrderStatus, {
    success: 'Pedido realizado com sucesso', // BUD-036
    failure: 'Ocorreu um erro ao fazer o pedido.', // BUD-035
    refreshes: [showOrder, listOrders, listOrderLog],
    onSuccess: () => void navigate({ to: `/pedidos/${id}` }),
  })
  return {
    place: (onFailed: () => void) =>
      place.mutate({ params: { id }, body: { status: 'INVOICE' } }, { onError: onFailed }),
    isRunning: place.isPending,
  }
}
