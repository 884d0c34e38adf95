import { changeOrderDetails } from '@girassol/contract/cart'
import { listOrderLog, listOrders, type OrderView, showOrder } from '@girassol/contract/orders'
import { useEndpointMutation } from '../../../../lib/use-endpoint.ts'
import { type CartSave, type SaveCart, useSaving } from '../../../cart/index.ts'

const failure = 'Ocorreu um erro ao salvar dados do pedido.' // DET-063

/**
 * 'Outro endereço' and 'Cliente final' need a second choice: an order always has an address and a customer, so nothing
 * is saved before it.
 */
const isQuestion = ({ change }: CartSave): boolean => {
  const { addressType, deliveryAddressId, customerType } = change
  return customerType === 'CUSTOMER' || (addressType === 'different' && deliveryAddressId === undefined)
}

/** Saves customer, delivery and additional data of a saved order as they are chosen, like step 4 of a cart (C-61). */
export const useSaveOrder = (order: OrderView): SaveCart => {
  const { mutateAsync } = useEndpointMutation(changeOrderDetails, {
    failure: false,
    scope: `order-${order.id}`,
    refreshes: [showOrder, listOrders, listOrderLog],
    queued: 'once',
  })
  const send = ({ change }: CartSave) => mutateAsync({ params: { id: order.id }, body: change })
  return useSaving({ record: order, send, describeFailure: () => failure, isQuestion })
}
