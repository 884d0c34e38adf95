import type { BasketSite } from '../basket/basket.ts'
import { defaultGeneratorSettings, type GeneratorSettings } from '../figures/generator-settings.ts'
import {
  type CatalogueInverter,
  type CatalogueModule,
  type GeneratorCatalogue,
  invertersOnSale,
  modulesOnSale,
} from '../generator-catalogue.ts'
import { conditionsOnRoof, findRoofType } from '../site/design-conditions.ts'
import { supplyFit } from '../site/supply.ts'
import { sizeGenerator } from '../sizing/size-generator.ts'
import { impossibleReasons } from './impossible-reasons.ts'

/** The choices made so far; without a roof, the usual roof is assumed. */
export type PartialChoice = BasketSite & {
  readonly powerKwp: number
  readonly inverterBrandId: string
  readonly inverterId?: string | undefined
  readonly moduleId?: string | undefined
}

export type ImpossibleChoice = {
  readonly id: string
  /** A short reason in Portuguese. */
  readonly reason: string
}

/**
 * The inverters of the brand that make no kit with the chosen module at that power, and the modules that make none with
 * the chosen inverter. They can still be chosen. A list is empty while the other product is not chosen (KIT-002, C-22).
 */
export const impossibleChoices = (
  choice: PartialChoice,
  catalogue: GeneratorCatalogue,
  settings: GeneratorSettings = defaultGeneratorSettings,
): { readonly inverters: readonly ImpossibleChoice[]; readonly modules: readonly ImpossibleChoice[] } => {
  const { powerKwp, supply, roofTypeId } = choice
  const known = roofTypeId === undefined ? undefined : findRoofType(roofTypeId, settings)
  const roof = known ?? settings.roofTypes.find(({ mount }) => mount === 'ROOF')
  if (!roof || powerKwp <= 0) return { inverters: [], modules: [] }
  const conditions = conditionsOnRoof(choice, roof, settings)
  const reasonFor = ({ module }: CatalogueModule, { inverter }: CatalogueInverter): string | undefined => {
    if (supplyFit(inverter, supply, settings) === 'IMPOSSIBLE') return impossibleReasons.SUPPLY
    const sizing = sizeGenerator({ ...conditions, module, inverter, powerKwp }, settings)
    return sizing.status === 'OK' ? undefined : impossibleReasons[sizing.reason]
  }
  const modules = modulesOnSale(catalogue)
  const inverters = invertersOnSale(catalogue).filter(({ brandId }) => brandId === choice.inverterBrandId)
  const module = modules.find(({ code }) => code === choice.moduleId)
  const inverter = inverters.find(({ code }) => code === choice.inverterId)
  const withReason = (id: string, reason: string | undefined) => (reason === undefined ? [] : [{ id, reason }])
  return {
    inverters: module ? inverters.flatMap((each) => withReason(each.code, reasonFor(module, each))) : [],
    modules: inverter ? modules.flatMap((each) => withReason(each.code, reasonFor(each, inverter))) : [],
  }
}
