import type { OrderItemView } from '@girassol/contract/orders'
import { toast } from '../../../ui/toaster.tsx'
import { useAddItem } from './use-add-item.ts'
import { useChangeQuantity } from './use-change-quantity.ts'

type Item = Pick<OrderItemView, 'productErpCode' | 'productName' | 'quantity'>

/** Sets an item's quantity; 0 removes it, which can be undone (C-32). */
export const useItemQuantity = () => {
  const change = useChangeQuantity()
  const add = useAddItem()
  return async ({ productErpCode, productName, quantity: before }: Item, quantity: number): Promise<void> => {
    await change(productErpCode, quantity)
    if (quantity > 0) return
    toast.undo(`${productName} saiu do carrinho.`, () => {
      add.mutate({ body: { erpCode: productErpCode, quantity: before } })
    })
  }
}
