import type { CatalogueInverter, CatalogueModule } from '../generator-catalogue.ts'
import { nearestModuleCount, requestedWatts } from '../sizing/module-counts.ts'
import { ceilE, floorE } from '../sizing/rounding.ts'
import { sizeGenerator } from '../sizing/size-generator.ts'
import type { KitRequest } from '../sizing/sized-kit.ts'
import { stringLimits } from '../sizing/string-limits.ts'
import { stringOptions } from '../sizing/string-options.ts'

/** Fixed by the specification, so not a setting (WIZ-022). */
const mostW = 200_000

/** Reasons that no other power can remove. */
const ofThePair: readonly string[] = ['SUPPLY', 'ISC_TOO_HIGH', 'VOC_TOO_HIGH', 'MPPT_WINDOW', 'RATIO']

type Pair = { readonly module: CatalogueModule; readonly inverter: CatalogueInverter }

/** The power in kWp of the kit sized for so many modules; null when the pair makes no kit at any power. */
const computeKitPower = (
  { module, inverter }: Pair,
  modules: number,
  request: KitRequest,
): number | undefined | null => {
  const pair = { module: module.module, inverter: inverter.inverter }
  const powerKwp = (modules * module.module.pmaxW) / 1000
  const sizing = sizeGenerator({ ...request.conditions, ...pair, powerKwp }, request.settings)
  if (sizing.status === 'OK') return sizing.powerW <= mostW ? sizing.powerW / 1000 : undefined
  return ofThePair.includes(sizing.reason) ? null : undefined
}

/** Module counts from the nearest outwards, in steps as wide as the narrowest search reaches. */
const outwards = function* (nearest: number, most: number, step: number): Generator<number> {
  yield nearest
  for (let away = step; away <= most; away += step) {
    if (nearest + away <= most) yield nearest + away
    if (nearest - away >= 1) yield nearest - away
  }
}

/** Whether one inverter can be loaded with some number of these modules; if not, several cannot either. */
const hasAnyLoad = ({ module: { module }, inverter: { inverter } }: Pair, request: KitRequest): boolean => {
  if (inverter.type === 'MICRO') return true
  const { conditions, settings } = request
  const limits = stringLimits({ module, inverter, conditions }, settings)
  const { rMin, rMax } = settings.inverterTypes[inverter.type]
  const most = floorE((inverter.pacNomW * Math.min(rMax, inverter.maxDcAcRatio ?? rMax)) / module.pmaxW)
  for (let modules = Math.max(1, ceilE((inverter.pacNomW * rMin) / module.pmaxW)); modules <= most; modules += 1) {
    if (stringOptions(modules, limits, inverter.nMppt).length > 0) return true
  }
  return false
}

/**
 * The power nearest to the request at which a pair makes a kit, kWp up to 200; undefined when it makes none at any
 * power (C-23, §4).
 */
export const nearestPower = (pair: Pair, request: KitRequest): number | undefined => {
  if (!hasAnyLoad(pair, request)) return undefined
  const { pmaxW } = pair.module.module
  const most = Math.floor(mostW / pmaxW)
  const nearest = Math.min(most, nearestModuleCount(requestedWatts(request.powerKwp), pmaxW))
  for (const modules of outwards(nearest, most, request.settings.searchMinModules)) {
    const found = computeKitPower(pair, modules, request)
    if (found !== undefined) return found ?? undefined
  }
  return undefined
}
