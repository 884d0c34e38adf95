import { type ClaimView, downloadClaimPhoto } from '@girassol/contract/claims'
import { useQuery } from '@tanstack/react-query'
import { fetchFile } from '../../../lib/api-client.ts'
import { useSellerId } from '../../../lib/seller-scope.ts'
import { useBlobAddress } from '../../../lib/use-blob-address.ts'
import { endpointKey } from '../../../lib/use-endpoint.ts'

export type ClaimPhoto = ClaimView['photos'][number]

/** The address of a photo's bytes, which are requested as the user who may see the claim. */
export const usePhoto = (claimId: number, { id }: ClaimPhoto) => {
  const sellerId = useSellerId()
  const request = { params: { id: claimId, photoId: id } }
  const { data, isError } = useQuery({
    queryKey: endpointKey(downloadClaimPhoto, request, sellerId),
    queryFn: ({ signal }) => fetchFile(downloadClaimPhoto, request, { signal, sellerId }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { address: useBlobAddress(data), isError }
}
