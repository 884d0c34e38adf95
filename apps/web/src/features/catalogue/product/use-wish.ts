import { listProducts, type ProductView, showProduct } from '@girassol/contract/catalogue'
import { addWish, removeWish } from '@girassol/contract/wishlist'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { AnyEndpoint } from '../../../lib/api-client.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'

type Wished = Pick<ProductView, 'B1_COD' | 'wishlist'>
type Pages = { readonly pages: readonly { readonly data: readonly Wished[] }[] }

const isAnswerFrom = (endpoint: AnyEndpoint, key: readonly unknown[]) =>
  key[0] === `${endpoint.method} ${endpoint.path}`

const marked = <Product extends Wished>(product: Product, { B1_COD, wishlist }: Wished): Product =>
  product.B1_COD === B1_COD ? { ...product, wishlist } : product

/** In every cached list and detail. */
const mark = (client: QueryClient, wish: Wished) => {
  client.setQueriesData<Pages>(
    { predicate: ({ queryKey }) => isAnswerFrom(listProducts, queryKey) },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, data: page.data.map((one) => marked(one, wish)) })),
      },
  )
  client.setQueriesData<Wished>(
    { predicate: ({ queryKey }) => isAnswerFrom(showProduct, queryKey) },
    (product) => product && marked(product, wish),
  )
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
