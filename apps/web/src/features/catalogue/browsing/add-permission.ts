import type { ProductView } from '@girassol/contract/catalogue'
import type { OrderView } from '@girassol/contract/orders'
import { cartItemSentences } from '@girassol/domain/cart'
import { canOrder, promotionGroup, stockRefusals } from '@girassol/domain/catalogue'
import { toPermission } from '@girassol/domain/shared'
import type { Permission } from '../../../ui/action.ts'

type Product = Pick<ProductView, 'B1_COD' | 'BM_GRUPO' | 'availability'>

const hasAnotherPromotion = ({ B1_COD, BM_GRUPO }: Product, cart: OrderView | null): boolean =>
  BM_GRUPO === promotionGroup &&
  cart?.type === 'BF' &&
  cart.invoiceItems.some(({ productErpCode }) => productErpCode !== B1_COD)

/** Refusals that are known before the call: nothing to sell, and a second promotion (STORE-026, CART-008). */
export const toAddPermission = (product: Product, cart: OrderView | null): Permission => {
  if (hasAnotherPromotion(product, cart)) return { allowed: false, reason: cartItemSentences.onePromotion }
  return toPermission(canOrder(product.availability), stockRefusals)
}
