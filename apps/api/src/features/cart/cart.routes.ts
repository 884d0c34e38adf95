import * as contract from '@girassol/contract/cart'
import type { Router } from '../../http/route.ts'
import { addCartItem } from './items/add-cart-item.ts'
import { changeCartItemQuantity } from './items/change-cart-item-quantity.ts'
import { changeOrderItem } from './items/change-order-item.ts'
import { fixCartItem } from './items/fix-cart-item.ts'
import { createHeldCarts } from './items/held-carts.ts'
import { changeCartType } from './opening/change-cart-type.ts'
import { changeIntegrator } from './opening/change-integrator.ts'
import { emptyCart } from './opening/empty-cart.ts'
import { confirmOrder, finishAsBudget, finishAsOrder } from './opening/finish-cart.ts'
import { openCart } from './opening/open-cart.ts'
import { readCart } from './opening/read-cart.ts'
import { repeatOrder } from './opening/repeat-order.ts'
import { changeOrderDetails } from './terms/change-order-details.ts'
import { changePrices } from './terms/change-prices.ts'
import { simulateDiscount } from './terms/simulate-discount.ts'
import { choosePickup, chooseSameAddress, updateCart } from './terms/update-cart.ts'

export const cartRoutes = (router: Router): void => {
  const carts = createHeldCarts()
  /** What changes a cart in another way leaves nothing to hold. */
  const route: Router['route'] = (endpoint, handler) =>
    router.route(endpoint, (context, input) => {
      if (endpoint.method !== 'GET') carts.take(context)
      return handler(context, input)
    })
  route(contract.openCart, openCart)
  route(contract.readCart, readCart)
  route(contract.emptyCart, emptyCart)
  router.conditionalRoute(contract.addCartItem, addCartItem(carts))
  router.conditionalRoute(contract.changeCartItemQuantity, changeCartItemQuantity(carts))
  route(contract.fixCartItem, fixCartItem)
  route(contract.changeCartType, changeCartType)
  route(contract.updateCart, updateCart)
  route(contract.chooseSameAddress, chooseSameAddress)
  route(contract.choosePickup, choosePickup)
  route(contract.repeatOrder, repeatOrder)
  route(contract.finishAsOrder, finishAsOrder)
  route(contract.finishAsBudget, finishAsBudget)
  route(contract.confirmOrder, confirmOrder)
  route(contract.changeIntegrator, changeIntegrator)
  route(contract.changeOrderDetails, changeOrderDetails)
  route(contract.changeOrderItem, changeOrderItem)
  route(contract.changePrices, changePrices)
  route(contract.simulateDiscount, simulateDiscount)
}
