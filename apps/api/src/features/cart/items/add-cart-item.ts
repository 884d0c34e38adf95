import type * as contract from '@girassol/contract/cart'
import { findOrderType } from '@girassol/domain/catalogue'
import type { Handler } from '../../../http/context.ts'
import { requireSeller } from '../../../http/require-seller.ts'
import { lockCart, lockOpenCart } from '../opening/lock-cart.ts'
import { addItemsToCart } from './add-items.ts'
import { findSellableProducts } from './sellable-products.ts'

/** CART-024: adds units of a product; the first product sets the type of the cart. */
export const addCartItem: Handler<typeof contract.addCartItem> = async (context, { body }) => {
  requireSeller(context.actor)
  const items = [{ code: body.erpCode, quantity: body.quantity }]
  const open = await lockOpenCart(context)
  if (open) return addItemsToCart(context, { cart: open, items })
  const product = (await findSellableProducts(context, [body.erpCode])).of(body.erpCode)
  const type = findOrderType(product.group_code) ?? 'MP'
  return addItemsToCart(context, { cart: await lockCart(context, type), items })
}
