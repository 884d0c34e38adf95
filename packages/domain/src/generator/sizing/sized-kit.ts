import type { GeneratorSettings } from '../figures/generator-settings.ts'
import type { CatalogueInverter, CatalogueModule, PriceList } from '../generator-catalogue.ts'
import type { KitItem } from '../kit-item.ts'
import { priceKit } from '../proposals/price-kit.ts'
import type { DesignConditions } from '../site/design-conditions.ts'
import { type Supply, supplyFit } from '../site/supply.ts'
import type { RoofType } from '../structure/roof-types.ts'
import { billOfMaterials } from '../wiring/bill-of-materials.ts'
import type { KitWarning } from '../words/kit-warnings.ts'
import { requestedWatts } from './module-counts.ts'
import { r4 } from './rounding.ts'
import { type ImpossibleGenerator, type SizedGenerator, sizeGenerator } from './size-generator.ts'
import { stringLimits } from './string-limits.ts'

/** A kit that can be ordered, with its sizing: cents, watts, volts and efficiencies from 0 to 1 (C-23, §8). */
export type SizedKit = {
  readonly status: 'OK'
  readonly module: CatalogueModule
  readonly inverter: CatalogueInverter
  readonly sizing: SizedGenerator
  readonly requestedW: number
  /** The lowest DC voltage limit of inverter, module and site. */
  readonly vLimitV: number
  readonly totalCents: number
  /** Codes of the kit without a price in the catalogue; such a kit is offered only when it was chosen. */
  readonly missingCodes: readonly string[]
  readonly moduleEff: number
  readonly inverterEff: number
  /** Sorted. */
  readonly warnings: readonly KitWarning[]
  readonly items: readonly KitItem[]
}

/** The input that every kit of one proposal shares. */
export type KitRequest = {
  readonly powerKwp: number
  readonly roof: RoofType
  readonly conditions: DesignConditions
  readonly prices: PriceList
  readonly settings: GeneratorSettings
  /** Undefined: every inverter connects. */
  readonly supply?: Supply | undefined
}

/** Module efficiency at standard conditions, four decimals; the ranking uses the rounded value (C-23, §8). */
export const moduleEfficiency = ({ module }: CatalogueModule): number =>
  r4((module.pmaxW * 1000) / (module.lengthMm * module.widthMm))

/** Sizes, lists and prices one pair of module and inverter, or returns why it is impossible (C-23, §8). */
export const sizeKit = (
  pair: { readonly module: CatalogueModule; readonly inverter: CatalogueInverter },
  { powerKwp, roof, conditions, prices, settings, supply }: KitRequest,
): SizedKit | ImpossibleGenerator => {
  const { module } = pair.module
  const { inverter } = pair.inverter
  const fit = supplyFit(inverter, supply, settings)
  if (fit === 'IMPOSSIBLE') return { status: 'IMPOSSIBLE', reason: 'SUPPLY', design: null, targetModules: null }
  const sizing = sizeGenerator({ ...conditions, module, inverter, powerKwp }, settings)
  if (sizing.status === 'IMPOSSIBLE') return sizing
  const bought = billOfMaterials(
    { moduleCode: pair.module.code, module, inverterCode: pair.inverter.code, inverter, sizing, roof },
    settings,
  )
  const supplyWarnings: KitWarning[] = fit === 'TRANSFORMER' ? ['TRANSFORMADOR'] : []
  return {
    status: 'OK',
    ...pair,
    sizing,
    requestedW: requestedWatts(powerKwp),
    vLimitV: stringLimits({ module, inverter, conditions }, settings).vLimitV,
    ...priceKit(bought.items, prices),
    moduleEff: moduleEfficiency(pair.module),
    inverterEff: pair.inverter.efficiency,
    warnings: [...sizing.warnings, ...bought.warnings, ...supplyWarnings].sort(),
    items: bought.items,
  }
}
