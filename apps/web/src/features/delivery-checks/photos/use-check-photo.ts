import { downloadCheckPhoto } from '@girassol/contract/delivery-checks'
import { useQuery } from '@tanstack/react-query'
import { fetchFile } from '../../../lib/api-client.ts'
import { useSellerId } from '../../../lib/seller-scope.ts'
import { useBlobAddress } from '../../../lib/use-blob-address.ts'
import { endpointKey } from '../../../lib/use-endpoint.ts'

/** The address of a photo's bytes, which are requested as the user who may see the check (DEL-014). */
export const useCheckPhoto = (deliveryId: number, photoId: number) => {
  const sellerId = useSellerId()
  const request = { params: { id: deliveryId, photoId } }
  const { data, isError } = useQuery({
    queryKey: endpointKey(downloadCheckPhoto, request, sellerId),
    queryFn: ({ signal }) => fetchFile(downloadCheckPhoto, request, { signal, sellerId }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { address: useBlobAddress(data), isError }
}
