import type * as contract from '@girassol/contract/cart'
import type { Handler } from '../../../http/context.ts'
import { requireSellerId } from '../../../http/require-seller.ts'
import { findOpenCartView } from '../../orders/detail/order-queries.ts'

/** CART-021: the open cart at today's prices, or null. */
export const readCart: Handler<typeof contract.readCart> = (context) =>
  findOpenCartView(context, requireSellerId(context.actor))
