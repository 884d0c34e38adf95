import { listPointsProducts, type PointsProductView } from '@girassol/contract/points-store'
import { addWish, removeWish } from '@girassol/contract/wishlist'
import { useQueryClient } from '@tanstack/react-query'
import { changeAnswers, useEndpointMutation } from '../../lib/use-endpoint.ts'

const failure = 'Não deu para mudar a lista de desejos. Tente de novo.'
const options = { scope: 'wishlist', failure, refreshes: [listPointsProducts] } as const

/** PTS-036: adds or removes a wish; shown at once, and reverted when the server refuses. */
export const useStoreWish = () => {
  const client = useQueryClient()
  const add = useEndpointMutation(addWish, options)
  const remove = useEndpointMutation(removeWish, options)
  return ({ B1_COD: code }: PointsProductView, wishlist: boolean) => {
    const undo = changeAnswers(client, listPointsProducts, (page) => ({
      ...page,
      data: page.data.map((product) => (product.B1_COD === code ? { ...product, wishlist } : product)),
    }))
    const change = wishlist ? add : remove
    change.mutate({ params: { id: code } }, { onError: undo })
  }
}
