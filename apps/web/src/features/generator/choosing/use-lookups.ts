import { listInverterBrands, listInverters, listModules, listRoofTypes } from '@girassol/contract/generator'
import { displayName } from '@girassol/domain/catalogue'
import { type Supply, supplyFit } from '@girassol/domain/generator'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'

const onSale = { active: 'true', isOnlineStore: 'true' } as const
const lasting = { staleTime: 300_000 } as const

export type LookupChoice = {
  readonly value: string
  readonly label: string
  /** A second line: a note about the option. */
  readonly note?: string
}

/** A failed lookup is an empty list (WIZ-039). */
export const useInverterBrands = (): readonly LookupChoice[] => {
  const { data = [] } = useEndpointQuery(listInverterBrands, { query: onSale }, lasting)
  return data.map(({ id, name }) => ({ value: id, label: name }))
}

const fitNote = { DIRECT: {}, TRANSFORMER: { note: 'Exige transformador' } } as const

const useInverterRows = (brandId: string) => {
  const request = { query: { ...onSale, brandId } }
  return useEndpointQuery(listInverters, request, { ...lasting, enabled: brandId !== '' }).data ?? []
}

type InverterRow = ReturnType<typeof useInverterRows>[number]

const findFit = ({ phases, acVoltageV }: InverterRow, supply: Supply | undefined) =>
  supplyFit({ phases, acVoltageV: acVoltageV ?? undefined }, supply)

/** The inverters of a brand that fit the supply; those that need a transformer have that note (WIZ-019, WIZ-036). */
export const useInverters = (brandId: string, supply?: Supply): readonly LookupChoice[] =>
  useInverterRows(brandId).flatMap((row) => {
    const fit = findFit(row, supply)
    return fit === 'IMPOSSIBLE' ? [] : [{ value: row.id, label: displayName(row.inverterName), ...fitNote[fit] }]
  })

/** Whether an inverter of the brand fits a supply; an unknown inverter is not checked. */
export const useInverterFits = (brandId: string) => {
  const rows = useInverterRows(brandId)
  return (inverterId: string, supply: Supply | undefined): boolean =>
    rows.every((row) => row.id !== inverterId || findFit(row, supply) !== 'IMPOSSIBLE')
}

/** WIZ-037 */
export const useModules = (): readonly LookupChoice[] => {
  const { data = [] } = useEndpointQuery(listModules, { query: onSale }, lasting)
  return data.map(({ id, name }) => ({ value: id, label: displayName(name) }))
}

export type RoofGroup = { readonly group: string; readonly items: readonly LookupChoice[] }

/** The roofs that fit a module, by the manufacturer of their structure (WIZ-021, WIZ-038). */
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
