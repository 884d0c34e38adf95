import { type Proposals, readProposals, searchKits, swapKit } from '@girassol/contract/generator'
import { generatorSentences } from '@girassol/domain/generator'
import { useQueryClient } from '@tanstack/react-query'
import { useSellerId } from '../../../lib/seller-scope.ts'
import { endpointKey, useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { cartScope, useCartCache } from '../../cart/index.ts'

/** Every change of the kit returns the cart with it, and the kits to compare. */
const useAnswered = () => {
  const client = useQueryClient()
  const sellerId = useSellerId()
  const { answer } = useCartCache()
  return (proposals: Proposals) => {
    if (proposals.cart !== null) answer(proposals.cart)
    const hasKit = proposals.kits.some(({ inCart }) => inCart)
    if (hasKit) client.setQueryData(endpointKey(readProposals, {}, sellerId), proposals)
  }
}

/** KIT-001, KIT-003: sizes the chosen kit and adds it to the cart. */
export const useSearchKits = () => {
  const onSuccess = useAnswered()
  return useEndpointMutation(searchKits, { scope: cartScope, failure: generatorSentences.kitSearchFailed, onSuccess })
}

/** C-22: replaces the kit in the cart by another of the proposed kits. */
export const useSwapKit = () => {
  const onSuccess = useAnswered()
  return useEndpointMutation(swapKit, {
    scope: cartScope,
    failure: 'Não deu para trocar o kit. Tente de novo.',
    onSuccess,
  })
}
