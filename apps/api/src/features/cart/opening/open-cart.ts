import type * as contract from '@girassol/contract/cart'
import type { Handler } from '../../../http/context.ts'
import { priceCart } from '../../order-record/prices/price-cart.ts'
import { toCartView } from '../../orders/detail/cart-view.ts'
import { lockCart } from './lock-cart.ts'

/** CART-020, CART-035, C-30: one open cart per user and seller; concurrent calls return the same one. */
export const openCart: Handler<typeof contract.openCart> = async (context, { body }) =>
  toCartView(await priceCart(context, await lockCart(context, body?.type)), context)
