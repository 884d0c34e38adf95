import { listProducts, type ProductView, showProduct } from '@girassol/contract/catalogue'
import { addWish, removeWish } from '@girassol/contract/wishlist'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { changeAnswers, useEndpointMutation } from '../../../lib/use-endpoint.ts'

type Wished = Pick<ProductView, 'B1_COD' | 'wishlist'>

const marked = <Product extends Wished>(product: Product, { B1_COD, wishlist }: Wished): Product =>
  product.B1_COD === B1_COD ? { ...product, wishlist } : product

/** In every cached list and detail; a read that is running is cancelled, because it may return the wish as it was. */
const mark = (client: QueryClient, wish: Wished) => {
  changeAnswers(client, listProducts, (page) => ({ ...page, data: page.data.map((product) => marked(product, wish)) }))
  changeAnswers(client, showProduct, (product) => marked(product, wish))
}

const failure = 'Não deu para mudar a lista de desejos. Tente de novo.'

/** Changes a wish; shown at once, and reverted when the server refuses or fails. */
export const useWish = () => {
  const client = useQueryClient()
  const add = useEndpointMutation(addWish, { scope: 'wishlist', failure })
  const remove = useEndpointMutation(removeWish, { scope: 'wishlist', failure })
  return ({ B1_COD }: Pick<ProductView, 'B1_COD'>, wishlist: boolean) => {
    mark(client, { B1_COD, wishlist })
    const change = wishlist ? add : remove
    change.mutate({ params: { id: B1_COD } }, { onError: () => mark(client, { B1_COD, wishlist: !wishlist }) })
  }
}
