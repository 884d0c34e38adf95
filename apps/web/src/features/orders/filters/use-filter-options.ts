import { listInverters, listModules } from '@girassol/contract/generator'
import { listRegions } from '@girassol/contract/orders'
import { displayName } from '@girassol/domain/catalogue'
import { useCan } from '../../../access/session.tsx'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'

export type FilterOption = { readonly value: string; readonly label: string }

const dayMs = 86_400_000 // ORD-045

/** The options of the filters, for the roles that have them; read when first needed, then once a day (ORD-027). */
export const useFilterOptions = (isNeeded: boolean) => {
  const options = { staleTime: dayMs, enabled: useCan('orders.filterBySeller') && isNeeded }
  const { data: regions = [] } = useEndpointQuery(listRegions, {}, options)
  const { data: modules = [] } = useEndpointQuery(listModules, { query: {} }, options)
  const { data: inverters = [] } = useEndpointQuery(listInverters, { query: {} }, options)
  return {
    regions: regions.map(({ id, name }): FilterOption => ({ value: String(id), label: name })),
    modules: modules.map(({ name, erpCode }): FilterOption => ({ value: erpCode, label: displayName(name) })),
    inverters: inverters.map(
      ({ inverterName, inverterErpCode }): FilterOption => ({
        value: inverterErpCode,
        label: displayName(inverterName),
      }),
    ),
  }
}
