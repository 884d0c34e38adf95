import * as contract from '@girassol/contract/cart'
import type { Router } from '../../http/route.ts'
import { addCartItem } from './items/add-cart-item.ts'
import { changeCartItemQuantity } from './items/change-cart-item-quantity.ts'
import { changeOrderItem } from './items/change-order-item.ts'
import { fixCartItem } from './items/fix-cart-item.ts'
import { changeCartType } from './opening/change-cart-type.ts'
import { changeIntegrator } from './opening/change-integrator.ts'
import { emptyCart } from './opening/empty-cart.ts'
import { confirmOrder, finishAsBudget, finishAsOrder } from './opening/finish-cart.ts'
import { createHeldCarts } from './opening/held-carts.ts'
import { openCart } from './opening/open-cart.ts'
import { readCart } from './opening/read-cart.ts'
import { repeatOrder } from './opening/repeat-order.ts'
import { changeOrderDetails } from './terms/change-order-details.ts'
import { changePrices } from './terms/change-prices.ts'
import { simulateDiscount } from './terms/simulate-discount.ts'
import { choosePickup, chooseSameAddress, updateCart } from './terms/update-cart.ts'

export const cartRoutes = ({ route, conditionalRoute }: Router): void => {
  const carts = createHeldCarts()
  route(contract.openCart, openCart)
  route(contract.readCart, readCart)
  route(contract.emptyCart, emptyCart)
  conditionalRoute(contract.addCartItem, addCartItem(carts))
  conditionalRoute(contract.changeCartItemQuantity, changeCartItemQuantity(carts))
  route(contract.fixCartItem, fixCartItem)
  route(contract.changeCartType, changeCartType)
  route(contract.updateCart, updateCart(carts))
  route(contract.chooseSameAddress, chooseSameAddress(carts))
  route(contract.choosePickup, choosePickup(carts))
  route(contract.repeatOrder, repeatOrder)
  route(contract.finishAsOrder, finishAsOrder(carts))
  route(contract.finishAsBudget, finishAsBudget(carts))
  route(contract.confirmOrder, confirmOrder(carts))
  route(contract.changeIntegrator, changeIntegrator)
  route(contract.changeOrderDetails, changeOrderDetails)
  route(contract.changeOrderItem, changeOrderItem)
  route(contract.changePrices, changePrices)
  route(contract.simulateDiscount, simulateDiscount)
}
