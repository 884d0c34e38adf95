import type { GeneratorSettings } from '../figures/generator-settings.ts'
import type { CatalogueInverter, CatalogueModule } from '../generator-catalogue.ts'
import type { KitInverter } from '../inverter.ts'
import { mergeItems } from '../kit-item.ts'
import type { PvModule } from '../pv-module.ts'
import { roundToSaleMultiple, saleStep } from '../sizing/sale-multiple.ts'
import type { KitRequest } from '../sizing/sized-kit.ts'
import { acBoard } from '../wiring/ac-board.ts'
import { structureItems } from '../wiring/bill-of-materials.ts'
import type { PowerRange } from './offered-power.ts'
import { priceKit } from './price-kit.ts'

/**
 * Cents of structure for each watt of a module, at the cheapest of the numbers of modules that are offered. Infinite when
 * a product of it is missing from the catalogue, because an incomplete kit is never offered (C-23, §8).
 */
export type LeastStructure = (module: CatalogueModule, powers: PowerRange) => number

/**
 * The structure is bought for the rows of the default layout, which depend only on the number of modules and their
 * frame. So the cheapest number is found without an inverter, and modules of one frame share their prices. Other
 * products of the same code only add to what is sold (C-24).
 */
export const leastStructure = ({ roof, prices, settings }: KitRequest): LeastStructure => {
  const known = new Map<string, number>()
  const computeCents = (count: number, module: CatalogueModule['module']): number => {
    const net = mergeItems(structureItems({ module, modules: count, roof }, settings))
    const sold = net.map(({ code, quantity }) => ({ code, quantity: roundToSaleMultiple(code, quantity) }))
    const { totalCents, missingCodes } = priceKit(sold, prices)
    return missingCodes.length > 0 ? Number.POSITIVE_INFINITY : totalCents
  }
  const findCents = (count: number, module: CatalogueModule['module']): number => {
    const key = `${count} ${module.widthMm} ${module.frameMm}`
    const cents = known.get(key) ?? computeCents(count, module)
    known.set(key, cents)
    return cents
  }
  return ({ module }, { leastW, mostW }) => {
    let least = Number.POSITIVE_INFINITY
    for (let count = Math.round(leastW / module.pmaxW); count * module.pmaxW <= mostW; count += 1) {
      least = Math.min(least, findCents(count, module) / (count * module.pmaxW))
    }
    return least
  }
}

/** What an inverter adds to the price of a kit: itself, and what it brings with it. */
export type LeastInverter = {
  readonly cents: number
  /** Its cheapest string box, where it needs one; see `needsStringBox`. */
  readonly boxCents: number
}

/**
 * Cents of an inverter and of what every one brings with it, whatever the module: its AC board, its earth cable and the
 * cable of one string in the cheapest section. MICRO: its connector to the trunk cable (C-23, §7). Products that are
 * sold in tens are left out, because others of their code may be sold in the same ten. Infinite when one is missing from
 * the catalogue.
 */
export const leastCentsAtInverter = ({ code, inverter }: CatalogueInverter, request: KitRequest): LeastInverter => {
  const { wiring } = request.settings
  const own = request.prices.get(code) ?? 0
  const add = (each: string, quantity: number): number =>
    quantity > 0 && saleStep(each) === 1 ? (request.prices.get(each) ?? Number.POSITIVE_INFINITY) * quantity : 0
  if (inverter.type === 'MICRO') return { cents: own + add(wiring.micro.trunkConnectorCode, 1), boxCents: 0 }
  const { metresPerString, sections } = wiring.solarCable
  const board = acBoard(inverter.pacNomW, inverter.phases, wiring.acBoard)
  const cables = sections.map((each) => add(each.blackCode, metresPerString) + add(each.redCode, metresPerString))
  return {
    cents:
      own +
      (board ? add(board.code, 1) : 0) +
      add(wiring.earthCable.code, wiring.earthCable.metres) +
      Math.min(...cables),
    boxCents: Math.min(...wiring.stringBox.boxes.map((box) => add(box.code, 1))),
  }
}

/** Half of the last published digit: the box is chosen by the published voltage, which is rounded. */
const halfMillivolt = 0.0005

/** Whether every kit of the pair has a string box at each inverter: at no permitted voltage a designer specifies it. */
export const needsStringBox = (
  { iscA }: PvModule,
  { inverter, vLimitV }: { readonly inverter: KitInverter; readonly vLimitV: number },
  { wiring }: GeneratorSettings,
): boolean => {
  const { maxV, maxA } = wiring.stringBox
  const isMade = vLimitV + halfMillivolt < maxV && wiring.iscFactor * iscA <= maxA
  return isMade && inverter.type !== 'MICRO' && !inverter.dcProtectionIntegrated
}
