import { downloadPhoto } from '@girassol/contract/site-records'
import type { PhotoView } from '@girassol/contract/sites'
import { useQuery } from '@tanstack/react-query'
import { fetchFile } from '../../../lib/api-client.ts'
import { useSellerId } from '../../../lib/seller-scope.ts'
import { useBlobAddress } from '../../../lib/use-blob-address.ts'
import { endpointKey } from '../../../lib/use-endpoint.ts'

/** The address of a photo's bytes, which are requested as the user who may see the site (SITE-014). */
export const usePhoto = (siteId: number, { id }: PhotoView) => {
  const sellerId = useSellerId()
  const request = { params: { id: siteId, photoId: id } }
  const { data, isError } = useQuery({
    queryKey: endpointKey(downloadPhoto, request, sellerId),
    queryFn: ({ signal }) => fetchFile(downloadPhoto, request, { signal, sellerId }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { address: useBlobAddress(data), isError }
}
