import { defaultGeneratorSettings, type GeneratorSettings } from '../figures/generator-settings.ts'
import type { KitItem } from '../kit-item.ts'
import type { ModuleFrame } from '../pv-module.ts'
import { ceilDiv } from '../sizing/rounding.ts'
import type { MiniRailRoofType, RailRoofType, RoofType } from './roof-types.ts'
import type { StructureSettings } from './structure-settings.ts'

/** Rails are always used in pairs. */
const railsPerLine = 2
const endClampsPerLine = 4

const endClampCode = (frameMm: number, structure: StructureSettings): string => {
  const clamp = structure.endClamps.find(({ maxFrameMm }) => maxFrameMm === null || frameMm <= maxFrameMm)
  if (!clamp) throw new Error(`No end clamp in the settings holds a frame of ${frameMm} mm`)
  return clamp.code
}

const clampItems = (panels: number, module: ModuleFrame, structure: StructureSettings): KitItem[] => [
  { code: structure.midClampCode, quantity: 2 * (panels - 1) },
  { code: endClampCode(module.frameMm, structure), quantity: endClampsPerLine },
  { code: structure.groundingClipCode, quantity: panels },
]

const miniRailItems = (panels: number, roof: MiniRailRoofType, structure: StructureSettings): KitItem[] => {
  const miniRails = railsPerLine * (panels + 1)
  return [
    { code: roof.miniRailCode, quantity: miniRails },
    { code: roof.screws.code, quantity: roof.screws.each * miniRails },
    { code: structure.railLugCode, quantity: 1 },
  ]
}

/** The long bar is twice the short one, so this choice has the least length, then the fewest pieces. */
const barItems = (railMm: number, roof: RailRoofType): KitItem[] => {
  const halves = ceilDiv(railMm, roof.shortBarMm)
  const long = Math.floor(halves / 2)
  const short = halves % 2
  return [
    { code: roof.longBarCode, quantity: railsPerLine * long },
    { code: roof.shortBarCode, quantity: railsPerLine * short },
    { code: roof.spliceCode, quantity: railsPerLine * (long + short - 1) },
  ]
}

const anchorItems = (railMm: number, roof: RailRoofType): KitItem[] => {
  const spans = ceilDiv(Math.max(0, railMm - 2 * roof.cantileverMm), roof.spanMm)
  const anchors = Math.max(2, spans + 1) * roof.anchorsPerSupport
  const items = [{ code: roof.anchorCode, quantity: anchors }]
  return roof.extra ? [...items, { code: roof.extra.code, quantity: anchors * roof.extra.each }] : items
}

/**
 * Net structure products of one line of `panels` modules in portrait on a roof; the multiple of ten is applied once, on
 * the whole request. Nothing for zero panels; lengths in millimetres (C-24, §6.3).
 */
export const lineItems = (
  { panels, module, roof }: { panels: number; module: ModuleFrame; roof: RoofType },
  settings: GeneratorSettings = defaultGeneratorSettings,
): KitItem[] => {
  if (panels === 0) return []
  const { structure } = settings
  const clamps = clampItems(panels, module, structure)
  if (roof.method === 'MINI') return [...clamps, ...miniRailItems(panels, roof, structure)]
  const railMm = panels * module.widthMm + (panels - 1) * structure.moduleGapMm + 2 * structure.railEndMm
  const lugs = { code: structure.railLugCode, quantity: railsPerLine }
  return [...clamps, ...barItems(railMm, roof), ...anchorItems(railMm, roof), lugs]
}
