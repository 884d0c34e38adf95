import type * as contract from '@girassol/contract/cart'
import type { OrderView } from '@girassol/contract/orders'
import { findOrderType } from '@girassol/domain/catalogue'
import type { Context, Handler } from '../../../http/context.ts'
import { changeCart, type HeldCarts } from '../opening/held-carts.ts'
import { type CartState, findOpenCart, openNewCart } from '../opening/own-carts.ts'
import { storeHeldCart } from '../terms/save-cart.ts'
import { type ItemToAdd, withItems } from './add-items.ts'
import { findSellableProducts, type SellableProducts, toSellableProducts } from './sellable-products.ts'

/** The open cart, or null, and the products with the code that is to be added. */
type Found = { readonly cart: CartState | null; readonly products: SellableProducts }

/** Opens a cart if there is none, whose type is that of the product. What is refused opens none. */
const withItem = async (context: Context, { cart, products }: Found, item: ItemToAdd): Promise<CartState | null> => {
  const type = cart?.order.type ?? findOrderType(products.of(item.code).group_code) ?? 'MP'
  const lines = await withItems(context, { type, lines: cart?.lines ?? [], items: [item], products })
  const open = cart ?? (await openNewCart(context, type))
  return open && { ...open, lines }
}

/** CART-024: adds units of a product; the first product sets the type of the cart. */
export const addCartItem =
  (carts: HeldCarts): Handler<typeof contract.addCartItem> =>
  (context, { body: { erpCode: code, quantity } }) => {
    const findWithoutCart = async (): Promise<Found> => ({
      cart: null,
      products: await findSellableProducts(context, [code]),
    })
    return changeCart<Found, OrderView>(context, carts, {
      findHeld: async (cart) => {
        if (cart === null) return findWithoutCart()
        const products = await carts.findProducts(context, code, cart.parts)
        return products && { cart, products }
      },
      read: async () => {
        const open = await findOpenCart(context, code)
        return open ? { ...open, products: toSellableProducts(context.actor, open.products) } : findWithoutCart()
      },
      change: async (found, isUnread) => {
        const cart = await withItem(context, found, { code, quantity })
        // A cart that was just opened was read with it.
        return cart && storeHeldCart(context, carts, { cart, isUnread: isUnread && found.cart !== null })
      },
    })
  }
