import type * as contract from '@girassol/contract/cart'
import { canPutInCart, cartItemSentences, withQuantity } from '@girassol/domain/cart'
import { roundToSaleMultiple } from '@girassol/domain/generator'
import type { OrderType } from '@girassol/domain/orders'
import { toDay } from '@girassol/domain/shared'
import type { Context, Handler } from '../../../http/context.ts'
import { orNotFound, orRefuse } from '../../../http/refused.ts'
import { computeLineAvailability, type OrderLine, toChangedLine } from '../../order-record/order-lines.ts'
import { isTypeOnSale } from '../../settings/promotion-queries.ts'
import { changeCart, type HeldCarts, heldWithNumber } from '../opening/held-carts.ts'
import { type CartState, findCart } from '../opening/own-carts.ts'
import { storeHeldCart } from '../terms/save-cart.ts'

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

type Wanted = { readonly cart: CartState; readonly code: string; readonly wanted: number }

/** The cart with another quantity of an item, and the numbers of the items that it loses. */
const withQuantityOf = async (context: Context, { cart, code, wanted }: Wanted) => {
  const found = cart.lines.find(({ product_code }) => product_code === code)
  const others = cart.lines.filter((line) => line !== found)
  // A repeated removal finds no item, which is the requested result.
  if (wanted === 0) return { ...cart, lines: others, removed: found === undefined ? [] : [found.id] }
  const line = orNotFound(found, 'Este produto não está no carrinho.')
  const quantity = roundToSaleMultiple(code, wanted)
  const changed = await toItemWithQuantity(context, { type: cart.order.type, line, quantity })
  return { ...cart, lines: cart.lines.map((each) => (each === line ? changed : each)) }
}

/** CART-025, CART-009: sets the quantity of an item, rounded up to its sale multiple; 0 removes it (C-32). */
export const changeCartItemQuantity =
  (carts: HeldCarts): Handler<typeof contract.changeCartItemQuantity> =>
  (context, { params: { cartId, code, qty } }) =>
    changeCart(context, carts, {
      findHeld: heldWithNumber(cartId),
      read: () => findCart(context, cartId),
      change: async (found, isUnread) => {
        const cart = await withQuantityOf(context, { cart: found, code, wanted: qty })
        return storeHeldCart(context, carts, { cart, isUnread })
      },
    })
