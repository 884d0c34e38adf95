import { listSellers } from '@girassol/contract/sellers'
import { useCan } from '../../../access/session.tsx'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import type { FilterOption } from './use-filter-options.ts'

/** How long the names of sellers are shown without reading them again. */
export const dayMs = 86_400_000 // ORD-045

export const toSellerOption = ({ id, name }: { readonly id: number; readonly name: string }): FilterOption => ({
  value: String(id),
  label: name,
})

/** The names of the sellers whose numbers are in the URL. */
export const useChosenSellers = (ids: readonly string[]): readonly FilterOption[] => {
  const enabled = useCan('orders.filterBySeller') && ids.length > 0
  const query = { shortList: 'true', ids: ids.join(','), take: 100 } as const
  const { data } = useEndpointQuery(listSellers, { query }, { enabled, staleTime: dayMs, showPrevious: true })
  return (data?.data ?? []).map(toSellerOption)
}
