import type { OrderView } from '@girassol/contract/orders'
import { useCartCache } from '../saving/cart-cache.ts'
import { useChangeQuantity } from './use-change-quantity.ts'

/** Gives the items of the cart the quantities of an earlier one; what the earlier one did not have leaves. */
export const useRestoreQuantities = () => {
  const { read } = useCartCache()
  const change = useChangeQuantity()
  return async (earlier: OrderView): Promise<void> => {
    for (const { productErpCode: code, quantity } of read()?.invoiceItems ?? []) {
      const before = earlier.invoiceItems.find((item) => item.productErpCode === code)?.quantity ?? 0
      if (before !== quantity) await change(code, before)
    }
  }
}
