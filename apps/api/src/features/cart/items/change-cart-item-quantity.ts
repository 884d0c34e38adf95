import type * as contract from '@girassol/contract/cart'
import type { OrderView } from '@girassol/contract/orders'
import { canPutInCart, cartItemSentences, withQuantity } from '@girassol/domain/cart'
import { roundToSaleMultiple } from '@girassol/domain/generator'
import type { OrderType } from '@girassol/domain/orders'
import { toDay } from '@girassol/domain/shared'
import type { Context, Handler } from '../../../http/context.ts'
import { orNotFound, orRefuse } from '../../../http/refused.ts'
import { computeLineAvailability, type OrderLine, toChangedLine } from '../../order-record/order-lines.ts'
import { isTypeOnSale } from '../../settings/promotion-queries.ts'
import { findCart, untilStored } from '../opening/own-carts.ts'
import { storeCart } from '../terms/save-cart.ts'

type Change = { readonly type: OrderType; readonly line: OrderLine; readonly quantity: number }

/** An item of a cart or order with another quantity above 0; refuses what is not available (C-27, C-28). */
export const toItemWithQuantity = async (context: Context, { type, line, quantity }: Change): Promise<OrderLine> => {
  const { tx, now } = context
  const availability = line.isSold ? computeLineAvailability(line, { quantity, today: toDay(now) }) : null
  const decision = canPutInCart({
    type,
    groupCode: line.group_code,
    quantity,
    quantityBefore: line.quantity,
    availability,
    promotionOpen: await isTypeOnSale({ tx, now }, type),
    besideAnotherPromotion: false,
  })
  orRefuse(decision, cartItemSentences, { details: { erpCode: line.product_code } })
  const { kitQuantity } = withQuantity({ quantity: line.quantity, kitQuantity: line.kit_quantity }, quantity)
  return toChangedLine(context, { ...line, quantity, kit_quantity: kitQuantity, availability })
}

type Wanted = { readonly cartId: number; readonly code: string; readonly qty: number }

const changeQuantity = async (context: Context, { cartId, code, qty }: Wanted): Promise<OrderView | null> => {
  const { order, lines } = await findCart(context, cartId)
  const found = lines.find(({ product_code }) => product_code === code)
  const others = lines.filter((line) => line !== found)
  // A repeated removal finds no item, which is the requested result.
  if (qty === 0) return storeCart(context, { order, lines: others, removed: found === undefined ? [] : [found.id] })
  const line = orNotFound(found, 'Este produto não está no carrinho.')
  const quantity = roundToSaleMultiple(code, qty)
  const changed = await toItemWithQuantity(context, { type: order.type, line, quantity })
  return storeCart(context, { order, lines: lines.map((each) => (each === line ? changed : each)) })
}

/** CART-025, CART-009: sets the quantity of an item, rounded up to its sale multiple; 0 removes it (C-32). */
export const changeCartItemQuantity: Handler<typeof contract.changeCartItemQuantity> = (context, { params }) =>
  untilStored(() => changeQuantity(context, params))
