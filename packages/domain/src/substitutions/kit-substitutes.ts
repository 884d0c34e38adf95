import type { GeneratorSettings } from '../generator/figures/generator-settings.ts'
import {
  type CatalogueInverter,
  type CatalogueModule,
  type GeneratorCatalogue,
  invertersOnSale,
  modulesOnSale,
  type PriceList,
  priceList,
} from '../generator/generator-catalogue.ts'
import { conditionsOnRoof, findRoofType } from '../generator/site/design-conditions.ts'
import { type Supply, supplyFit } from '../generator/site/supply.ts'
import { type KitRequest, type SizedKit, sizeKit } from '../generator/sizing/sized-kit.ts'
import type { KitWarning } from '../generator/words/kit-warnings.ts'

/** The sized kit of a cart, a budget or an order, and the place it was sized for. */
export type PresentKit = {
  readonly module: CatalogueModule
  readonly inverter: CatalogueInverter
  /** The power it was sized for, kWp. */
  readonly requestedKwp: number
  /** What its modules have now, whole watts. */
  readonly powerW: number
  readonly roofTypeId: number
  readonly uf: string
  readonly supply?: Supply | undefined
  /** Prices of its products that are no longer sold. */
  readonly lastPrices: PriceList
}

/** The half of the pair that is replaced; the other one stays. */
export type ReplacedPart = 'module' | 'inverter'

export type KitSubstitute = {
  readonly code: string
  readonly kit: SizedKit
  /** Warnings that the present kit does not have, so that the user reads them before the choice (C-192). */
  readonly newWarnings: readonly KitWarning[]
}

type Pair = Pick<PresentKit, 'module' | 'inverter'>

/** A kit may differ by a twentieth of the power, or by one module (SUB-003). */
const closenessDivisor = 20

const isClose = ({ sizing, module }: SizedKit, powerW: number): boolean => {
  const gapW = Math.abs(sizing.powerW - powerW)
  return gapW * closenessDivisor <= powerW || gapW <= module.module.pmaxW
}

const toRequest = (
  { requestedKwp, roofTypeId, uf, supply, lastPrices }: PresentKit,
  catalogue: GeneratorCatalogue,
  settings: GeneratorSettings,
): KitRequest | undefined => {
  const roof = findRoofType(roofTypeId, settings)
  if (roof === undefined) return undefined
  const conditions = conditionsOnRoof({ uf }, roof, settings)
  const prices = new Map([...lastPrices, ...priceList(catalogue)])
  return { powerKwp: requestedKwp, roof, conditions, prices, settings, supply }
}

/** Every pair with another product in place of the replaced one, as far as it fits the supply (C-192). */
const listPairs = (
  { module, inverter, supply }: PresentKit,
  replaced: ReplacedPart,
  { catalogue, settings }: { readonly catalogue: GeneratorCatalogue; readonly settings: GeneratorSettings },
): readonly Pair[] => {
  const presentFit = supplyFit(inverter.inverter, supply, settings)
  const pairs =
    replaced === 'module'
      ? modulesOnSale(catalogue).map((each) => ({ module: each, inverter }))
      : invertersOnSale(catalogue).map((each) => ({ module, inverter: each }))
  return pairs.filter((pair) => {
    const fit = supplyFit(pair.inverter.inverter, supply, settings)
    return pair[replaced].code !== (replaced === 'module' ? module : inverter).code && isFed(fit, presentFit)
  })
}

type Fit = ReturnType<typeof supplyFit>

const isFed = (fit: Fit, presentFit: Fit): boolean =>
  fit === 'DIRECT' || (fit === 'TRANSFORMER' && presentFit === 'TRANSFORMER')

const listWarnings = (pair: Pair, request: KitRequest): readonly KitWarning[] => {
  const kit = sizeKit(pair, request)
  return kit.status === 'OK' ? kit.warnings : []
}

/**
 * The kits in which another product replaces the module or the inverter: sized by the rule for the same roof, state and
 * supply, complete, and within 5 % or one module of the present power (SUB-003, C-192). Not ordered yet; none for an
 * unknown roof.
 */
export const findKitSubstitutes = (
  present: PresentKit,
  replaced: ReplacedPart,
  offer: { readonly catalogue: GeneratorCatalogue; readonly settings: GeneratorSettings },
): readonly KitSubstitute[] => {
  const request = toRequest(present, offer.catalogue, offer.settings)
  if (request === undefined) return []
  const known = listWarnings(present, request)
  return listPairs(present, replaced, offer).flatMap((pair) => {
    const kit = sizeKit(pair, request)
    if (kit.status !== 'OK' || kit.missingCodes.length > 0 || !isClose(kit, present.powerW)) return []
    const newWarnings = kit.warnings.filter((warning) => !known.includes(warning))
    return [{ code: pair[replaced].code, kit, newWarnings }]
  })
}
