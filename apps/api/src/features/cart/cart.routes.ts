import * as contract from '@girassol/contract/cart'
import type { Router } from '../../http/route.ts'
import { addCartItem } from './add-cart-item.ts'
import { changeCartItemQuantity } from './change-cart-item-quantity.ts'
import { changeCartType } from './change-cart-type.ts'
import { changeIntegrator } from './change-integrator.ts'
import { changeOrderDetails } from './change-order-details.ts'
import { changeOrderItem } from './change-order-item.ts'
import { changePrices } from './change-prices.ts'
import { emptyCart } from './empty-cart.ts'
import { confirmOrder, finishAsBudget, finishAsOrder } from './finish-cart.ts'
import { fixCartItem } from './fix-cart-item.ts'
import { openCart } from './open-cart.ts'
import { readCart } from './read-cart.ts'
import { repeatOrder } from './repeat-order.ts'
import { simulateDiscount } from './simulate-discount.ts'
import { updateCart, usePickup, useSameAddress } from './update-cart.ts'

export const cartRoutes = ({ route }: Router): void => {
  route(contract.openCart, openCart)
  route(contract.readCart, readCart)
  route(contract.emptyCart, emptyCart)
  route(contract.addCartItem, addCartItem)
  route(contract.changeCartItemQuantity, changeCartItemQuantity)
  route(contract.fixCartItem, fixCartItem)
  route(contract.changeCartType, changeCartType)
  route(contract.updateCart, updateCart)
  route(contract.useSameAddress, useSameAddress)
  route(contract.usePickup, usePickup)
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
