import { listInverterBrands, listInverters, listModules, listRoofTypes } from '@girassol/contract/generator'
import { displayName } from '@girassol/domain/catalogue'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'

const onSale = { active: 'true', isOnlineStore: 'true' } as const
const lasting = { staleTime: 300_000 } as const

export type Choice = { readonly value: string; readonly label: string }

/** A failed lookup is an empty list (WIZ-039). */
export const useInverterBrands = (): readonly Choice[] => {
  const { data = [] } = useEndpointQuery(listInverterBrands, { query: onSale }, lasting)
  return data.map(({ id, name }) => ({ value: id, label: name }))
}

/** WIZ-019, WIZ-036 */
export const useInverters = (brandId: string): readonly Choice[] => {
  const { data = [] } = useEndpointQuery(
    listInverters,
    { query: { ...onSale, brandId } },
    { ...lasting, enabled: brandId !== '' },
  )
  return data.map(({ id, inverterName }) => ({ value: id, label: displayName(inverterName) }))
}

/** WIZ-037 */
export const useModules = (): readonly Choice[] => {
  const { data = [] } = useEndpointQuery(listModules, { query: onSale }, lasting)
  return data.map(({ id, name }) => ({ value: id, label: displayName(name) }))
}

export type RoofGroup = { readonly group: string; readonly items: readonly Choice[] }

/** The roofs that a module can stand on, by the manufacturer of their structure (WIZ-021, WIZ-038). */
export const useRoofTypes = (moduleId: string, references?: string): readonly RoofGroup[] => {
  const { data = [] } = useEndpointQuery(
    listRoofTypes,
    { query: { ...onSale, moduleId, manufacturerReference: references } },
    { ...lasting, enabled: moduleId !== '' },
  )
  return [...Map.groupBy(data, (roof) => roof.manufacturerReference)].map(([group, roofs]) => ({
    group,
    items: roofs.map(({ id, name }) => ({ value: String(id), label: name })),
  }))
}
