import { emptyCart, readCart } from '@girassol/contract/cart'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { cartScope } from '../saving/cart-cache.ts'
import { notifyOtherTabs } from '../saving/cart-tabs.ts'

/** CART-023 */
export const useEmptyCart = () =>
  useEndpointMutation(emptyCart, {
    scope: cartScope,
    refreshes: [readCart],
    onSuccess: notifyOtherTabs,
    failure: 'Ocorreu um erro ao limpar o carrinho.', // BUD-045
  })
