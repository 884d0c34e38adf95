import type { ProductView } from '@girassol/contract/catalogue'
import type { OrderView } from '@girassol/contract/orders'
import { cartItemSentences } from '@girassol/domain/cart'
import { canOrder, promotionGroup, stockRefusals } from '@girassol/domain/catalogue'
import { toPermission } from '@girassol/domain/shared'
import type { Permission } from '../../../ui/action.ts'
import { awaitsApproval, toEditPermission } from '../../purchase-approvals/index.ts'

type Product = Pick<ProductView, 'B1_COD' | 'BM_GRUPO' | 'availability'>

const hasAnotherPromotion = ({ B1_COD, BM_GRUPO }: Product, cart: OrderView | null): boolean =>
  BM_GRUPO === promotionGroup &&
  cart?.type === 'BF' &&
  cart.invoiceItems.some(({ productErpCode }) => productErpCode !== B1_COD)

/**
 * Refusals that are known before the call: nothing to sell, a second promotion (STORE-026, CART-008), and a cart that
 * waits for an approval (COMP-013).
 */
export const toAddPermission = (product: Product, cart: OrderView | null): Permission => {
  if (awaitsApproval(cart)) return toEditPermission(cart)
  if (hasAnotherPromotion(product, cart)) return { allowed: false, reason: cartItemSentences.onePromotion }
  return toPermission(canOrder(product.availability), stockRefusals)
}
