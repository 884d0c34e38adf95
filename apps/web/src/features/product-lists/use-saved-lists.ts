import {
  addProductListToCart,
  listProductLists,
  type ProductListRow,
  showProductList,
} from '@girassol/contract/product-lists'
import { useEndpointMutation, useEndpointQuery } from '../../lib/use-endpoint.ts'
import { toast } from '../../ui/toaster.tsx'
import { cartScope, useCartCache } from '../cart/index.ts'

/** The named lists of the seller, to be edited as text or put in the cart (FAST-010, FAST-012). */
export const useSavedLists = (canRead: boolean) => {
  const { data } = useEndpointQuery(listProductLists, {}, { enabled: canRead })
  const { answer } = useCartCache()
  const open = useEndpointMutation(showProductList)
  const add = useEndpointMutation(addProductListToCart, { scope: cartScope })
  return {
    lists: data?.data ?? [],
    isAdding: add.isPending,
    open: ({ id }: ProductListRow, onRead: (lines: readonly string[]) => void) =>
      open.mutate(
        { params: { id } },
        { onSuccess: ({ items }) => onRead(items.map(({ code, quantity }) => `${code};${quantity}`)) },
      ),
    add: ({ id, name }: ProductListRow) =>
      add.mutate(
        { params: { id }, body: {} },
        {
          onSuccess: ({ cart, differing }) => {
            if (cart !== null) {
              answer(cart)
              toast.success(`${name} foi para o carrinho.`)
            }
            if (differing.length === 0) return
            toast.failures(differing.map(({ name: product, code, sentence }) => `${product ?? code}: ${sentence}`))
          },
        },
      ),
  }
}
