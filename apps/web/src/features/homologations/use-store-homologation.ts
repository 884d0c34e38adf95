import { type HomologationView, listHomologations, readHomologation } from '@girassol/contract/homologations'
import { useQueryClient } from '@tanstack/react-query'
import { useSellerId } from '../../lib/seller-scope.ts'
import { endpointKey, refreshEndpoints } from '../../lib/use-endpoint.ts'

/** Shows the answer of a change on the page at once, without reading the record again. */
export const useStoreHomologation = () => {
  const client = useQueryClient()
  const sellerId = useSellerId()
  return (answer: HomologationView) => {
    client.setQueryData(endpointKey(readHomologation, { params: { id: answer.id } }, sellerId), answer)
    void refreshEndpoints(client, [listHomologations])
  }
}
