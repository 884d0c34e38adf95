import type * as contract from '@girassol/contract/cart'
import { canPutInCart, cartItemSentences, withQuantity } from '@girassol/domain/cart'
import { roundToSaleMultiple } from '@girassol/domain/generator'
import { toDay } from '@girassol/domain/shared'
import type { Context, Handler } from '../../../http/context.ts'
import { orNotFound, orRefuse } from '../../../http/refused.ts'
import { computeLineAvailability, listOrderLines, type OrderLine } from '../../order-record/order-lines.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'
import { isTypeOnSale } from '../../settings/promotion-queries.ts'
import { removeItem, updateItem } from '../cart-store.ts'
import { lockCartById } from '../opening/lock-cart.ts'
import { saveCart } from '../terms/save-cart.ts'

type Change = { readonly cart: OrderRecord; readonly line: OrderLine; readonly quantity: number }

/** Sets another quantity above 0 for an item of a locked cart or order; refuses what is not available (C-27, C-28). */
export const setItemQuantity = async ({ tx, now }: Context, { cart, line, quantity }: Change): Promise<void> => {
  const availability = line.isSold ? computeLineAvailability(line, { quantity, today: toDay(now) }) : null
  const decision = canPutInCart({
    type: cart.type,
    groupCode: line.group_code,
    quantity,
    quantityBefore: line.quantity,
    availability,
    promotionOpen: await isTypeOnSale({ tx, now }, cart.type),
    besideAnotherPromotion: false,
  })
  orRefuse(decision, cartItemSentences, { details: { erpCode: line.product_code } })
  const { kitQuantity } = withQuantity({ quantity: line.quantity, kitQuantity: line.kit_quantity }, quantity)
  await updateItem(tx, line.id, { quantity, kitQuantity, availability })
}

/** CART-025, CART-009: sets the quantity of an item, rounded up to its sale multiple; 0 removes it (C-32). */
export const changeCartItemQuantity: Handler<typeof contract.changeCartItemQuantity> = async (context, { params }) => {
  const cart = await lockCartById(context, params.cartId)
  const line = (await listOrderLines(context, cart.id)).find(({ product_code }) => product_code === params.code)
  if (params.qty === 0) {
    // A repeated removal finds no item, which is the requested result.
    if (line) await removeItem(context.tx, line.id)
    return saveCart(context, cart)
  }
  const quantity = roundToSaleMultiple(params.code, params.qty)
  await setItemQuantity(context, { cart, line: orNotFound(line, 'Este produto não está no carrinho.'), quantity })
  return saveCart(context, cart)
}
