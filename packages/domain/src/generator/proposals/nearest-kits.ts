import { defaultGeneratorSettings, type GeneratorSettings } from '../figures/generator-settings.ts'
import {
  type CatalogueInverter,
  type CatalogueModule,
  type GeneratorCatalogue,
  invertersOnSale,
  priceList,
} from '../generator-catalogue.ts'
import { conditionsOnRoof, findRoofType } from '../site/design-conditions.ts'
import { type KitRequest, type SizedKit, sizeKit } from '../sizing/sized-kit.ts'
import { fedBy, type GeneratorOptions, type ResolvedOptions, resolveOptions } from './generator-options.ts'
import { nearestPower } from './nearest-power.ts'
import { nearestTo } from './nearest-to.ts'
import { mayBeOffered } from './pair-bounds.ts'
import { isCloseToRequest } from './rank-kits.ts'

/** What has to change so that the choice works: one thing where possible, several only when necessary. */
export type NearestChange = 'INVERTER' | 'MODULE' | 'POWER' | 'ROOF' | 'BRAND' | 'PAIR'

export const nearestChanges = {
  INVERTER: 'Outro inversor da mesma marca',
  MODULE: 'Outro módulo',
  POWER: 'Outra potência',
  ROOF: 'Outro tipo de telhado',
  BRAND: 'Inversor de outra marca',
  PAIR: 'Outra combinação',
} as const satisfies Record<NearestChange, string>

export const nearestChangeNames = Object.keys(nearestChanges) as readonly NearestChange[]

/** A kit near an impossible choice, with the options that produce it. */
export type NearestKit = {
  readonly change: NearestChange
  readonly kit: SizedKit
  readonly options: GeneratorOptions
}

type Wanted = {
  readonly options: GeneratorOptions
  readonly resolved: ResolvedOptions
  readonly catalogue: GeneratorCatalogue
  readonly request: KitRequest
}

type Pair = {
  readonly module: CatalogueModule
  readonly inverter: CatalogueInverter
}

const offered = (pair: Pair, request: KitRequest): SizedKit | undefined => {
  if (!mayBeOffered(pair, request)) return undefined
  const kit = sizeKit(pair, request)
  if (kit.status !== 'OK' || kit.missingCodes.length > 0) return undefined
  return isCloseToRequest(kit, request.settings.divergenceDivisor) ? kit : undefined
}

/** The first possible kit of a list of pairs. */
const firstOffered = (pairs: Iterable<Pair>, request: KitRequest): SizedKit | undefined => {
  for (const pair of pairs) {
    const kit = offered(pair, request)
    if (kit) return kit
  }
  return undefined
}

const outputW = ({ inverter }: CatalogueInverter) => inverter.pacNomW
const labelW = ({ module }: CatalogueModule) => module.pmaxW

const otherInverter = ({ resolved, request }: Wanted): SizedKit | undefined => {
  const { module, inverter, inverters } = resolved
  return firstOffered(
    nearestTo(inverter, inverters, outputW).map((other) => ({ module, inverter: other })),
    request,
  )
}

const otherModule = ({ resolved, request }: Wanted): SizedKit | undefined => {
  const { module, inverter, modules } = resolved
  return firstOffered(
    nearestTo(module, modules, labelW).map((other) => ({ module: other, inverter })),
    request,
  )
}

const atNearestPower = ({ module, inverter }: Pair, request: KitRequest): SizedKit | undefined => {
  const pair = { module, inverter }
  const powerKwp = nearestPower(pair, request)
  return powerKwp === undefined ? undefined : offered(pair, { ...request, powerKwp })
}

/** The same pair on another roof; the structure of that roof may need products that the catalogue lacks. */
const otherRoof = ({ options, resolved, catalogue, request }: Wanted): NearestKit | undefined => {
  const pair = { module: resolved.module, inverter: resolved.inverter }
  for (const { id, active } of catalogue.roofTypes) {
    const roof = id === options.roofTypeId || active === false ? undefined : findRoofType(id, request.settings)
    const kit =
      roof &&
      offered(pair, {
        ...request,
        roof,
        conditions: conditionsOnRoof({ uf: options.uf, tMinC: options.tMinC }, roof, request.settings),
      })
    if (kit) return { change: 'ROOF', kit, options: { ...options, roofTypeId: id } }
  }
  return undefined
}

const otherBrands = ({ options, resolved, catalogue, request }: Wanted): readonly CatalogueInverter[] => {
  const others = invertersOnSale(catalogue).filter(({ brandId }) => brandId !== options.inverterBrandId)
  return nearestTo(resolved.inverter, fedBy(options.supply, others, request.settings), outputW)
}

const otherBrand = (wanted: Wanted): SizedKit | undefined => {
  const { module } = wanted.resolved
  return firstOffered(
    otherBrands(wanted).map((inverter) => ({ module, inverter })),
    wanted.request,
  )
}

/** Every pair of the catalogue: the chosen brand first, then by closeness of inverter and module. */
const everyPair = function* (wanted: Wanted): Generator<Pair> {
  const { module, inverter, modules, inverters } = wanted.resolved
  const nearModules = [module, ...nearestTo(module, modules, labelW)]
  for (const each of [inverter, ...nearestTo(inverter, inverters, outputW), ...otherBrands(wanted)]) {
    for (const other of nearModules) yield { module: other, inverter: each }
  }
}

const anyPair = (wanted: Wanted): SizedKit | undefined => {
  const atThisPower = firstOffered(everyPair(wanted), wanted.request)
  if (atThisPower) return atThisPower
  for (const pair of everyPair(wanted)) {
    const kit = atNearestPower(pair, wanted.request)
    if (kit) return kit
  }
  return undefined
}

/** A kit with its options: a search with them sizes the same kit. */
const withOptions = (change: NearestChange, kit: SizedKit | undefined, options: GeneratorOptions): NearestKit[] => {
  if (!kit) return []
  const searched = {
    ...options,
    moduleId: kit.module.code,
    inverterId: kit.inverter.code,
    inverterBrandId: kit.inverter.brandId,
    powerKwp: kit.requestedW / 1000,
  }
  return [{ change, kit, options: searched }]
}

const nearestOnRoof = (wanted: Wanted): readonly NearestKit[] => {
  const { options, resolved, request } = wanted
  const withOneChange = [
    ...withOptions('INVERTER', otherInverter(wanted), options),
    ...withOptions('MODULE', otherModule(wanted), options),
    ...withOptions('POWER', atNearestPower(resolved, request), options),
  ]
  if (withOneChange.length > 0) return withOneChange
  const elsewhere = otherRoof(wanted)
  if (elsewhere) return [elsewhere]
  const fromAnother = withOptions('BRAND', otherBrand(wanted), options)
  return fromAnother.length > 0 ? fromAnother : withOptions('PAIR', anyPair(wanted), options)
}

const toWanted = (options: GeneratorOptions, catalogue: GeneratorCatalogue, settings: GeneratorSettings) => {
  const resolved = resolveOptions(options, catalogue, settings)
  if (resolved.status === 'INVALID') return undefined
  const { roof, conditions } = resolved
  const { powerKwp, supply } = options
  const request: KitRequest = { powerKwp, roof, conditions, prices: priceList(catalogue), settings, supply }
  return { options, resolved, catalogue, request }
}

/**
 * The kits nearest to a choice that makes no kit. Each changes one thing: the inverter, the module, the power or the
 * roof. If none works, another brand is tried, then any pair, then any pair on another roof. Empty only when the
 * catalogue makes no kit at all or the options name nothing on sale (KIT-002, C-22).
 */
export const nearestKits = (
  options: GeneratorOptions,
  catalogue: GeneratorCatalogue,
  settings: GeneratorSettings = defaultGeneratorSettings,
): readonly NearestKit[] => {
  const roofs = [options.roofTypeId, ...catalogue.roofTypes.map(({ id }) => id)]
  for (const roofTypeId of roofs) {
    const wanted = toWanted({ ...options, roofTypeId }, catalogue, settings)
    const found = wanted === undefined ? [] : nearestOnRoof(wanted)
    if (found.length > 0) return found
  }
  return []
}
