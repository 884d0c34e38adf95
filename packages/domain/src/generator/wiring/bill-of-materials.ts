import { defaultGeneratorSettings, type GeneratorSettings } from '../figures/generator-settings.ts'
import type { KitInverter } from '../inverter.ts'
import { type KitItem, mergeItems, timesItems } from '../kit-item.ts'
import type { ModuleFrame, PvModule } from '../pv-module.ts'
import { ceilDiv } from '../sizing/rounding.ts'
import { roundToSaleMultiple } from '../sizing/sale-multiple.ts'
import type { SizedGenerator } from '../sizing/size-generator.ts'
import { defaultRows } from '../structure/default-rows.ts'
import { lineItems } from '../structure/line-items.ts'
import type { RoofType } from '../structure/roof-types.ts'
import type { MaterialWarning } from '../words/kit-warnings.ts'
import { acBoard } from './ac-board.ts'
import { solarCable } from './solar-cable.ts'
import { stringBoxes } from './string-boxes.ts'

/** A sized generator with its product codes and its roof. */
export type KitToBuy = {
  readonly moduleCode: string
  readonly module: PvModule & ModuleFrame
  readonly inverterCode: string
  readonly inverter: KitInverter
  readonly sizing: SizedGenerator
  readonly roof: RoofType
}

export type BillOfMaterials = {
  readonly items: readonly KitItem[]
  readonly warnings: readonly MaterialWarning[]
}

/** The structure of so many modules in the rows of the default layout (C-23, §6.5). */
export const structureItems = (
  { module, modules, roof }: Pick<KitToBuy, 'module' | 'roof'> & { readonly modules: number },
  settings: GeneratorSettings,
): KitItem[] =>
  defaultRows(modules, roof.mount, settings).flatMap(({ panels, lines }) =>
    timesItems(lineItems({ panels, module, roof }, settings), lines),
  )

const cableItems = ({ module, sizing }: KitToBuy, { wiring }: GeneratorSettings): KitItem[] => {
  const lengths = sizing.loads.flatMap((load) => load.mppts.map((mppt) => mppt.modulesPerString))
  const strings = { module, totalStrings: sizing.totalStrings, shortestString: Math.min(...lengths) }
  const pairs = wiring.connectorPair
  return [...solarCable(strings, wiring), { code: pairs.code, quantity: pairs.perString * sizing.totalStrings }]
}

const stringBoxPart = ({ module, inverter, sizing }: KitToBuy, { wiring }: GeneratorSettings): BillOfMaterials => {
  if (inverter.dcProtectionIntegrated) return { items: [], warnings: [] }
  const { maxV, maxA } = wiring.stringBox
  if (sizing.stringVocMaxV > maxV || wiring.iscFactor * module.iscA > maxA) {
    return { items: [], warnings: ['STRING_BOX'] }
  }
  const items = sizing.loads.flatMap((load) => {
    const strings = load.mppts.reduce((sum, mppt) => sum + mppt.strings, 0)
    return timesItems(stringBoxes(strings, wiring.stringBox), load.count)
  })
  return { items, warnings: [] }
}

const acBoardPart = (board: { code: string } | undefined, quantity: number): BillOfMaterials => {
  if (!board) return { items: [], warnings: ['QUADRO_CA'] }
  return { items: [{ code: board.code, quantity }], warnings: [] }
}

const stringKitParts = (kit: KitToBuy, settings: GeneratorSettings): BillOfMaterials[] => {
  const { inverter, sizing } = kit
  const { wiring } = settings
  const meters = inverter.type === 'HYBRID' ? [{ code: wiring.hybridMeterCode, quantity: 1 }] : []
  const earth = { code: wiring.earthCable.code, quantity: wiring.earthCable.metres * sizing.inverters }
  return [
    { items: [...cableItems(kit, settings), earth, ...meters], warnings: [] },
    stringBoxPart(kit, settings),
    acBoardPart(acBoard(inverter.pacNomW, inverter.phases, wiring.acBoard), sizing.inverters),
  ]
}

/** Every branch gets the board of a full branch, also the last, shorter one (C-23, §7.7). */
const microKitParts = ({ inverter, sizing }: KitToBuy, { wiring }: GeneratorSettings): BillOfMaterials[] => {
  const { micro, earthCable } = wiring
  const perBranch = inverter.maxPerBranch ?? micro.unitsPerBranch
  const branches = ceilDiv(sizing.inverters, perBranch)
  const branchW = Math.min(sizing.inverters, perBranch) * inverter.pacNomW
  const items = [
    { code: earthCable.code, quantity: earthCable.metres },
    { code: micro.trunkConnectorCode, quantity: sizing.inverters },
    { code: micro.endCapCode, quantity: branches },
    { code: micro.gatewayCode, quantity: ceilDiv(sizing.modules, micro.modulesPerGateway) },
  ]
  return [{ items, warnings: [] }, acBoardPart(acBoard(branchW, 1, wiring.acBoard), branches)]
}

/**
 * The products for a sized generator, with final quantities, sorted by code, cables in metres. Warns about boxes that a
 * designer has to specify. A battery is never included (C-23, §7).
 */
export const billOfMaterials = (
  kit: KitToBuy,
  settings: GeneratorSettings = defaultGeneratorSettings,
): BillOfMaterials => {
  const equipment = [
    { code: kit.moduleCode, quantity: kit.sizing.modules },
    { code: kit.inverterCode, quantity: kit.sizing.inverters },
  ]
  const parts = kit.inverter.type === 'MICRO' ? microKitParts(kit, settings) : stringKitParts(kit, settings)
  const net = mergeItems([
    ...equipment,
    ...structureItems({ ...kit, modules: kit.sizing.modules }, settings),
    ...parts.flatMap((part) => part.items),
  ])
  return {
    items: net.map(({ code, quantity }) => ({ code, quantity: roundToSaleMultiple(code, quantity) })),
    warnings: parts.flatMap((part) => part.warnings),
  }
}
