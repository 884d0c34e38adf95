import type { OrderType } from '@girassol/domain/orders'
import type { QuickCart } from '@girassol/domain/quick-order'
import type { StoredLine } from '../order-record/order-lines.ts'

type OpenCart = { readonly type: OrderType; readonly lines: readonly StoredLine[] }

/**
 * What the rows are judged against: the open cart, or an empty one of the type that the user agreed to change to
 * (FAST-008).
 */
export const toQuickCart = (
  cart: OpenCart | undefined,
  changeType: OrderType | undefined,
): Omit<QuickCart, 'promotionOpen'> => {
  const loses = changeType !== undefined && changeType !== cart?.type
  const lines = loses ? [] : (cart?.lines ?? [])
  return {
    type: lines.length > 0 && cart !== undefined ? cart.type : (changeType ?? null),
    units: new Map(lines.map(({ product_code, quantity }) => [product_code, quantity])),
  }
}
