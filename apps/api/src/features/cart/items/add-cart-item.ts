import type * as contract from '@girassol/contract/cart'
import { findOrderType } from '@girassol/domain/catalogue'
import type { Context, Handler } from '../../../http/context.ts'
import { type CartState, findOpenCart, openNewCart } from '../opening/own-carts.ts'
import { type ItemToAdd, withItems } from './add-items.ts'
import { type ChangedItems, changeItems, type HeldCarts } from './held-carts.ts'
import { findSellableProducts, type SellableProducts, toSellableProducts } from './sellable-products.ts'

/** The open cart, or null, and the products with the code that is to be added. */
type Found = { readonly cart: CartState | null; readonly products: SellableProducts }

const findCartAndProducts = async (context: Context, code: string): Promise<Found> => {
  const open = await findOpenCart(context, code)
  if (open !== null) return { ...open, products: toSellableProducts(context.actor, open.products) }
  return { cart: null, products: await findSellableProducts(context, [code]) }
}

/** Opens a cart if there is none, whose type is that of the product. What is refused opens none. */
const withItem = async (context: Context, { cart, products }: Found, item: ItemToAdd): Promise<ChangedItems | null> => {
  const type = cart?.order.type ?? findOrderType(products.of(item.code).group_code) ?? 'MP'
  const lines = await withItems(context, { type, lines: cart?.lines ?? [], items: [item], products })
  const open = cart ?? (await openNewCart(context, type))
  return open && { ...open, lines }
}

/** CART-024: adds units of a product; the first product sets the type of the cart. */
export const addCartItem =
  (carts: HeldCarts): Handler<typeof contract.addCartItem> =>
  (context, { body: { erpCode: code, quantity } }) =>
    changeItems<Found>(context, carts, {
      findHeld: async (cart) => {
        const products = await carts.findProducts(context, code, cart.parts)
        return products && { cart, products }
      },
      read: () => findCartAndProducts(context, code),
      apply: (found) => withItem(context, found, { code, quantity }),
    })
