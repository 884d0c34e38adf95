import type * as contract from '@girassol/contract/cart'
import type { OrderType } from '@girassol/domain/orders'
import { offeredPaymentMethods } from '@girassol/domain/payments'
import { toDay } from '@girassol/domain/shared'
import type { Context, Handler } from '../../../http/context.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'
import { noPayment } from '../../order-record/payment-columns.ts'
import { removeItems } from '../cart-store.ts'
import { type CartChanges, nothingPriced, saveCart } from '../terms/save-cart.ts'
import { lockCart } from './lock-cart.ts'

/** Removes the items of a locked cart and returns the columns that make it one of another type (C-30). */
export const toCartOfType = async (context: Context, cart: OrderRecord, type: OrderType): Promise<CartChanges> => {
  await removeItems(context.tx, cart.id)
  const offered = offeredPaymentMethods({ type, today: toDay(context.now) })
  const stays = cart.payment_method === null || offered.includes(cart.payment_method)
  return { type, ...nothingPriced, ...(stays ? {} : noPayment) }
}

/** CART-027, C-30: no item fits two types, so another type empties the cart; an unfit payment method is removed too. */
export const changeCartType: Handler<typeof contract.changeCartType> = async (context, { params: { type } }) => {
  const cart = await lockCart(context, type)
  if (cart.type === type) return saveCart(context, cart)
  return saveCart(context, cart, await toCartOfType(context, cart, type))
}
