import type * as contract from '@girassol/contract/cart'
import { offeredPaymentMethods } from '@girassol/domain/payments'
import { toDay } from '@girassol/domain/shared'
import type { Handler } from '../../../http/context.ts'
import { noPayment } from '../../order-record/payment-columns.ts'
import { removeItems } from '../cart-store.ts'
import { nothingPriced, saveCart } from '../terms/save-cart.ts'
import { lockCart } from './lock-cart.ts'

/** CART-027, C-30: no item fits two types, so another type empties the cart; an unfit payment method is removed too. */
export const changeCartType: Handler<typeof contract.changeCartType> = async (context, { params: { type } }) => {
  const cart = await lockCart(context, type)
  if (cart.type === type) return saveCart(context, cart)
  await removeItems(context.tx, cart.id)
  const offered = offeredPaymentMethods({ type, today: toDay(context.now) })
  const stays = cart.payment_method === null || offered.includes(cart.payment_method)
  return saveCart(context, cart, { type, ...nothingPriced, ...(stays ? {} : noPayment) })
}
