import { listSellers, type SellerView } from '@girassol/contract/sellers'
import { useEffect } from 'react'
import { sellerScope, useSellerId } from '../../lib/seller-scope.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { isSellerView } from './is-seller-view.ts'

/**
 * The integrator in whose name staff work, from the stored code (AUTH-009). A code that no approved seller has any
 * more is forgotten: the server would take it for no choice at all (C-04). `isStaff`: others never choose.
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
