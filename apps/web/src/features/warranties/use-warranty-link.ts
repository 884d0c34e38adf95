import type { ResponseFor } from '@girassol/contract/http/endpoint'
import { openWarrantyLink, revokeWarrantyLink, showWarrantyLink } from '@girassol/contract/warranties'
import { useQueryClient } from '@tanstack/react-query'
import { useSellerId } from '../../lib/seller-scope.ts'
import { endpointKey, useEndpointMutation } from '../../lib/use-endpoint.ts'

const useStoreLink = (siteId: number) => {
  const client = useQueryClient()
  const sellerId = useSellerId()
  return (answer: ResponseFor<typeof showWarrantyLink>) => {
    client.setQueryData(endpointKey(showWarrantyLink, { params: { id: siteId } }, sellerId), answer)
  }
}

/** WAR-006: opens the page of a site. */
export const useOpenWarrantyLink = (siteId: number) => {
  const store = useStoreLink(siteId)
  return useEndpointMutation(openWarrantyLink, { failure: false, onSuccess: store })
}

/** WAR-006: closes the page of a site. */
export const useRevokeWarrantyLink = (siteId: number, onRevoked: () => void) => {
  const store = useStoreLink(siteId)
  return useEndpointMutation(revokeWarrantyLink, {
    success: 'Página de garantias encerrada',
    failure: false,
    onSuccess: (answer) => {
      store(answer)
      onRevoked()
    },
  })
}
