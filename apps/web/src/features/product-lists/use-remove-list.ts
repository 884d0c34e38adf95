import {
  createProductList,
  listProductLists,
  type ProductListRow,
  removeProductList,
  showProductList,
} from '@girassol/contract/product-lists'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { toast } from '../../ui/toaster.tsx'

const refreshes = [listProductLists]

/** How long a removed list can be brought back. */
const undoMs = 10_000 // C-191

/** Removes a list at once; for ten seconds it can be brought back, with what it had. */
export const useRemoveList = () => {
  const read = useEndpointMutation(showProductList)
  const remove = useEndpointMutation(removeProductList, { refreshes })
  const create = useEndpointMutation(createProductList, { refreshes })
  return ({ id, version, name }: ProductListRow) =>
    read.mutate(
      { params: { id } },
      {
        onSuccess: (list) => {
          const items = list.items.map(({ code, quantity }) => ({ code, quantity }))
          const bringBack = () => create.mutate({ body: { name, items } })
          remove.mutate(
            { params: { id }, query: { version } },
            { onSuccess: () => toast.undo(`${name} foi removida.`, bringBack, undoMs) },
          )
        },
      },
    )
}
