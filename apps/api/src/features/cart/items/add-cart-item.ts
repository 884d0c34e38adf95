import type * as contract from '@girassol/contract/cart'
import type { OrderView } from '@girassol/contract/orders'
import { findOrderType } from '@girassol/domain/catalogue'
import type { Context, Handler } from '../../../http/context.ts'
import { findOpenCart, openNewCart, untilStored } from '../opening/own-carts.ts'
import { storeCart } from '../terms/save-cart.ts'
import { type ItemToAdd, withItems } from './add-items.ts'
import { findSellableProducts } from './sellable-products.ts'

/** Opens a cart whose type is that of the product. What is refused opens none. */
const addToNewCart = async (context: Context, item: ItemToAdd): Promise<OrderView | null> => {
  const products = await findSellableProducts(context, [item.code])
  const type = findOrderType(products.of(item.code).group_code) ?? 'MP'
  const lines = await withItems(context, { type, lines: [], items: [item], products })
  const cart = await openNewCart(context, type)
  return cart && storeCart(context, { ...cart, lines })
}

const addToCart = async (context: Context, item: ItemToAdd): Promise<OrderView | null> => {
  const open = await findOpenCart(context, item.code)
  if (open === null) return addToNewCart(context, item)
  const { order, lines: before } = open.cart
  const lines = await withItems(context, { type: order.type, lines: before, items: [item], products: open.products })
  return storeCart(context, { order, lines })
}

/** CART-024: adds units of a product; the first product sets the type of the cart. */
export const addCartItem: Handler<typeof contract.addCartItem> = (context, { body }) =>
  untilStored(() => addToCart(context, { code: body.erpCode, quantity: body.quantity }))
