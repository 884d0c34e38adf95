import { type ClaimView, listClaims, readClaim } from '@girassol/contract/claims'
import { useQueryClient } from '@tanstack/react-query'
import { useSellerId } from '../../lib/seller-scope.ts'
import { endpointKey, refreshEndpoints } from '../../lib/use-endpoint.ts'

/** Shows the answer of a change on the page at once, without reading the claim again. */
export const useStoreClaim = () => {
  const client = useQueryClient()
  const sellerId = useSellerId()
  return (answer: ClaimView) => {
    client.setQueryData(endpointKey(readClaim, { params: { id: answer.id } }, sellerId), answer)
    void refreshEndpoints(client, [listClaims])
  }
}
