import type { OrderItemView } from '@girassol/contract/orders'
import { toast } from '../../../ui/toaster.tsx'
import { useCartCache } from '../saving/cart-cache.ts'
import { useChangeQuantity } from './use-change-quantity.ts'
import { useRestoreItem } from './use-restore-item.ts'

type Item = Pick<OrderItemView, 'productErpCode' | 'productName' | 'quantity'>

/** Sets an item's quantity; 0 removes it, which can be undone (C-32). */
export const useItemQuantity = () => {
  const change = useChangeQuantity()
  const { read } = useCartCache()
  const restore = useRestoreItem()
  return async ({ productErpCode, productName, quantity: before }: Item, quantity: number): Promise<void> => {
    const cart = read()
    await change(productErpCode, quantity)
    if (quantity > 0) return
    toast.undo(`${productName} saiu do carrinho.`, () =>
      restore({ erpCode: productErpCode, quantity: before, before: cart }),
    )
  }
}
