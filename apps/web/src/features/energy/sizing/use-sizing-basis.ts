import { showIrradiation } from '@girassol/contract/energy'
import { showEnergySettings } from '@girassol/contract/settings'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import type { SizingBasis } from './sizing-form.ts'

type Found = { readonly basis: SizingBasis | undefined; readonly error: unknown; readonly retry: () => void }

/** The irradiation of the municipality and the current assumptions; nothing while no place is chosen (C-158, C-160). */
export const useSizingBasis = (cityCode: string | undefined): Found => {
  const settings = useEndpointQuery(showEnergySettings, {})
  const irradiation = useEndpointQuery(
    showIrradiation,
    { query: { cityCode: cityCode ?? '' } },
    { enabled: cityCode !== undefined },
  )
  const isFound = irradiation.data !== undefined && settings.data !== undefined
  return {
    basis: isFound ? { irradiation: irradiation.data, settings: settings.data } : undefined,
    error: settings.error ?? irradiation.error,
    retry: () => {
      if (settings.error !== null) void settings.refetch()
      if (irradiation.error !== null) void irradiation.refetch()
    },
  }
}
