import type * as contract from '@girassol/contract/cart'
import type { Handler } from '../../../http/context.ts'
import { removeItems } from '../cart-store.ts'
import { nothingPriced, saveCart } from '../terms/save-cart.ts'
import { lockOpenCart } from './lock-cart.ts'

/** CART-023: removes all items; without an open cart it does nothing. */
export const emptyCart: Handler<typeof contract.emptyCart> = async (context) => {
  const cart = await lockOpenCart(context)
  if (cart === null) return null
  await removeItems(context.tx, cart.id)
  await saveCart(context, cart, nothingPriced)
  return null
}
