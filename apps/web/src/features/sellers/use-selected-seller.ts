import { listSellers, type SellerView } from '@girassol/contract/sellers'
import { useEffect } from 'react'
import { sellerScope, useSellerId } from '../../lib/seller-scope.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { isSellerView } from './is-seller-view.ts'

/**
 * The integrator that staff work for, from the stored code (AUTH-009). A code that belongs to no approved seller is
 * deleted: the server would treat it as no choice (C-04). `isStaff`: other users never choose.
 */
export const useSelectedSeller = (
  isStaff = true,
): { readonly seller: SellerView | null; readonly isLoading: boolean } => {
  const code = useSellerId()
  const isChosen = isStaff && code !== undefined
  const found = useEndpointQuery(listSellers, { query: { erpCode: code } }, { enabled: isChosen, staleTime: 300_000 })
  const seller = found.data?.data.find(isSellerView) ?? null
  const isGone = isChosen && found.data !== undefined && seller === null
  useEffect(() => {
    if (isGone) sellerScope.clear()
  }, [isGone])
  return { seller: isChosen ? seller : null, isLoading: found.isLoading }
}
