import { changeOrderItem } from '@girassol/contract/cart'
import { listOrderLog, listOrders, type OrderItemView, type OrderView, showOrder } from '@girassol/contract/orders'
import { findQuantityPlace } from '@girassol/domain/orders'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { quantityFailed, toQuantityError } from './use-change-quantity.ts'
import { useItemQuantity } from './use-item-quantity.ts'

type SetQuantity = (item: OrderItemView, quantity: number) => Promise<void>

/** CART-033: sends the quantity of a saved order to the server, which decides; it is shown once it is stored. */
const useSavedItemQuantity = (orderId: number): SetQuantity => {
  const refreshes = [showOrder, listOrders, listOrderLog]
  const { mutateAsync } = useEndpointMutation(changeOrderItem, {
    failure: quantityFailed,
    refreshes,
    scope: `order-${orderId}`,
    queued: 'once',
  })
  return async ({ productErpCode, availability }, quantity) => {
    const body = { productErpCode, quantity, ...(availability !== null && { availability }) }
    try {
      await mutateAsync({ params: { id: orderId }, body })
    } catch (error) {
      throw toQuantityError(error)
    }
  }
}

/**
 * CART-013: sets an item's quantity where the order's status requires: in the cart, on the screen until a budget is
 * saved (`setDraftQuantity`), or in the saved order itself.
 */
export const useOrderQuantity = (
  order: Pick<OrderView, 'id' | 'status'>,
  setDraftQuantity?: SetQuantity,
): SetQuantity => {
  const inCart = useItemQuantity()
  const inOrder = useSavedItemQuantity(order.id)
  const onScreen: SetQuantity = async (item, quantity) => setDraftQuantity?.(item, quantity)
  return { cart: inCart, screen: onScreen, order: inOrder }[findQuantityPlace(order.status)]
}
