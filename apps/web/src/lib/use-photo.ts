import type { Endpoint, RequestFor } from '@girassol/contract/http/endpoint'
import { useQuery } from '@tanstack/react-query'
import { fetchFile } from './api-client.ts'
import { useSellerId } from './seller-scope.ts'
import { useBlobAddress } from './use-blob-address.ts'
import { endpointKey } from './use-endpoint.ts'

/** The address of a photo's bytes, which are requested as the user who may see its record. */
export const usePhoto = <E extends Endpoint>(endpoint: E, request: RequestFor<E>) => {
  const sellerId = useSellerId()
  const { data, isError } = useQuery({
    queryKey: endpointKey(endpoint, request, sellerId),
    queryFn: ({ signal }) => fetchFile(endpoint, request, { signal, sellerId }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { address: useBlobAddress(data), isError }
}
