import type * as contract from '@girassol/contract/generator'
import type { Handler } from '../../http/context.ts'
import { addItemsToCart } from '../cart/items/add-items.ts'
import { lockCart } from '../cart/opening/lock-cart.ts'
import { findGeneratorCatalogue } from './cached-generator-catalogue.ts'
import { calculateLineStructure } from './calculate-line-structure.ts'

/** KIT-016, C-24: adds the products of the structure lines to the cart, all of them or, if one is refused, none. */
export const calculateCartStructure: Handler<typeof contract.calculateCartStructure> = async (context, { body }) => {
  const lockedCart = await lockCart(context)
  const structure = calculateLineStructure(body, await findGeneratorCatalogue(context))
  const items = structure.map(({ code, quantity }) => ({ code, quantity }))
  const cart = await addItemsToCart(context, { cart: lockedCart, items })
  const products = items.map(({ code, quantity }) => ({
    erpCode: code,
    quantity,
    availability: cart.invoiceItems.find(({ productErpCode }) => productErpCode === code)?.availability ?? null,
  }))
  return { cart, products }
}
