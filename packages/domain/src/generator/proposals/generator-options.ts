import type { GeneratorSettings } from '../figures/generator-settings.ts'
import {
  type CatalogueInverter,
  type CatalogueModule,
  type GeneratorCatalogue,
  invertersOnSale,
  modulesOnSale,
} from '../generator-catalogue.ts'
import { conditionsOnRoof, type DesignConditions, findRoofType } from '../site/design-conditions.ts'
import { type Supply, supplyFit } from '../site/supply.ts'
import type { RoofType } from '../structure/roof-types.ts'

/** Fixed by the specification, so not a setting (WIZ-022). */
const maxPowerKwp = 200

/** The five options of the first step and the destination of the kit (WIZ-004); ids are product codes. */
export type GeneratorOptions = {
  readonly powerKwp: number
  readonly inverterBrandId: string
  readonly inverterId: string
  readonly moduleId: string
  readonly roofTypeId: number
  /** State of delivery, else of the seller; missing or unknown means the envelope of the country. */
  readonly uf?: string | null | undefined
  /** Lowest air temperature of the place, °C, when it is below the state's figure. */
  readonly tMinC?: number | undefined
  /** The electrical supply of the building; without it every inverter is considered. */
  readonly supply?: Supply | undefined
}

export type InvalidField = 'powerKwp' | 'moduleId' | 'inverterId' | 'inverterBrandId' | 'roofTypeId' | 'tMinC'

export const invalidOptions = {
  powerKwp: 'A potência deve ser um número de 0 a 200 kWp',
  moduleId: 'Módulo não encontrado',
  inverterId: 'Inversor não encontrado',
  inverterBrandId: 'O inversor não é da marca escolhida',
  roofTypeId: 'Tipo de telhado não encontrado',
  tMinC: 'A temperatura mínima deve ser um número',
} as const satisfies Record<InvalidField, string>

/** Options refused before the sizing: nothing is proposed, not even alternatives (C-23, §8). */
export type InvalidOptions = {
  readonly status: 'INVALID'
  readonly field: InvalidField
  readonly message: string
}

export type ResolvedOptions = {
  readonly status: 'RESOLVED'
  readonly module: CatalogueModule
  readonly inverter: CatalogueInverter
  readonly roof: RoofType
  readonly conditions: DesignConditions
  /** The alternatives use every module, and every inverter of the chosen brand that fits the supply. */
  readonly modules: readonly CatalogueModule[]
  readonly inverters: readonly CatalogueInverter[]
}

const invalid = (field: InvalidField): InvalidOptions => ({ status: 'INVALID', field, message: invalidOptions[field] })

const isPower = (powerKwp: number): boolean => powerKwp >= 0 && powerKwp <= maxPowerKwp

const offeredRoof = (
  roofTypeId: number,
  catalogue: GeneratorCatalogue,
  settings: GeneratorSettings,
): RoofType | undefined => {
  const isOffered = catalogue.roofTypes.some((roof) => roof.id === roofTypeId && roof.active !== false)
  return isOffered ? findRoofType(roofTypeId, settings) : undefined
}

/** The inverters that fit a supply directly; if there are none, those that need a transformer. */
export const fedBy = (
  supply: Supply | undefined,
  inverters: readonly CatalogueInverter[],
  settings: GeneratorSettings,
): readonly CatalogueInverter[] => {
  const direct = inverters.filter(({ inverter }) => supplyFit(inverter, supply, settings) === 'DIRECT')
  if (direct.length > 0) return direct
  return inverters.filter(({ inverter }) => supplyFit(inverter, supply, settings) === 'TRANSFORMER')
}

/** Finds the products of the options, or refuses the first option that names nothing on sale (C-23, WIZ-022). */
export const resolveOptions = (
  options: GeneratorOptions,
  catalogue: GeneratorCatalogue,
  settings: GeneratorSettings,
): ResolvedOptions | InvalidOptions => {
  const modules = modulesOnSale(catalogue)
  const inverters = invertersOnSale(catalogue)
  if (!isPower(options.powerKwp)) return invalid('powerKwp')
  const module = modules.find(({ code }) => code === options.moduleId)
  if (!module) return invalid('moduleId')
  const inverter = inverters.find(({ code }) => code === options.inverterId)
  if (!inverter) return invalid('inverterId')
  if (inverter.brandId !== options.inverterBrandId) return invalid('inverterBrandId')
  const roof = offeredRoof(options.roofTypeId, catalogue, settings)
  if (!roof) return invalid('roofTypeId')
  if (options.tMinC !== undefined && !Number.isFinite(options.tMinC)) return invalid('tMinC')
  return {
    status: 'RESOLVED',
    module,
    inverter,
    roof,
    conditions: conditionsOnRoof({ uf: options.uf, tMinC: options.tMinC }, roof, settings),
    modules,
    inverters: fedBy(
      options.supply,
      inverters.filter(({ brandId }) => brandId === options.inverterBrandId),
      settings,
    ),
  }
}
