import { defaultGeneratorSettings, type GeneratorSettings, type KitItem } from '../generator/index.ts'
import { outputVoltage } from '../generator/site/supply.ts'
import { ceilDiv, epsilon, r3 } from '../generator/sizing/rounding.ts'
import { stringLimits } from '../generator/sizing/string-limits.ts'
import { acBoard } from '../generator/wiring/ac-board.ts'
import { stringBoxes } from '../generator/wiring/string-boxes.ts'
import type { DiagramItem, DiagramKit } from './diagram-facts.ts'

type Load = DiagramKit['loads'][number]

/** What the kit rule answers about a sized kit; watts, volts, amperes (HOM-009, C-179). */
export type KitFigures = {
  readonly isMicro: boolean
  readonly modules: number
  readonly inverters: number
  readonly strings: number
  readonly powerW: number
  readonly outputW: number
  readonly outputV: number
  readonly phases: number
  /** The lowest DC voltage limit of inverter, module and site. */
  readonly limitV: number
  /** Voc of so many modules in series at the lowest temperature, three decimals. */
  readonly vocMaxV: (modulesInSeries: number) => number
  /** mm² of the DC conductors; null without them in the kit. */
  readonly dcSectionMm2: number | null
  /** The string boxes of one inverter with so many strings; none where the kit has none. */
  readonly boxesOf: (strings: number) => readonly (DiagramItem & { readonly inputs: number })[]
  /** The largest volts and amperes of a string box. */
  readonly boxRating: { readonly maxV: number; readonly maxA: number }
  /** The board of one inverter, or of one branch; null where a designer has to specify it. */
  readonly board: (DiagramItem & { readonly ratingA: number }) | null
  /** Microinverters on one branch, at most. */
  readonly unitsPerBranch: number
  readonly branches: number
  readonly trunk: DiagramItem | null
  readonly endCap: DiagramItem | null
  readonly earth: DiagramItem | null
  /** Whether strings in parallel can feed more than a module bears, so that each has a fuse. */
  readonly isFused: (stringsOnMppt: number) => boolean
}

export const countStrings = ({ mppts }: Pick<Load, 'mppts'>): number =>
  mppts.reduce((sum, { strings }) => sum + strings, 0)

export const countModules = ({ mppts }: Pick<Load, 'mppts'>): number =>
  mppts.reduce((sum, { strings, modulesPerString }) => sum + strings * modulesPerString, 0)

const sumLoads = (loads: DiagramKit['loads'], count: (load: Load) => number): number =>
  loads.reduce((sum, load) => sum + load.count * count(load), 0)

const countKit = ({ loads, module, inverter }: DiagramKit) => {
  const modules = sumLoads(loads, countModules)
  const inverters = sumLoads(loads, () => 1)
  return {
    modules,
    inverters,
    strings: sumLoads(loads, countStrings),
    powerW: modules * module.figures.pmaxW,
    outputW: inverters * inverter.figures.pacNomW,
  }
}

type FindItem = (code: string) => DiagramItem | undefined

/** The largest rating that one board needs: an inverter's, or a full branch's. */
const findBoard = (kit: DiagramKit, units: number, { wiring }: GeneratorSettings) => {
  const { pacNomW, phases, type } = kit.inverter.figures
  return type === 'MICRO' ? acBoard(units * pacNomW, 1, wiring.acBoard) : acBoard(pacNomW, phases, wiring.acBoard)
}

const findBoxes =
  ({ inverter }: DiagramKit, findItem: FindItem, { wiring }: GeneratorSettings): KitFigures['boxesOf'] =>
  (strings) => {
    if (inverter.figures.dcProtectionIntegrated) return []
    return stringBoxes(strings, wiring.stringBox).flatMap(({ code, quantity }: KitItem) => {
      const item = findItem(code)
      const inputs = wiring.stringBox.boxes.find((box) => box.code === code)?.inputs ?? 0
      return item === undefined ? [] : [{ ...item, quantity, inputs }]
    })
  }

const findParts = (kit: DiagramKit, findItem: FindItem, settings: GeneratorSettings) => {
  const { wiring } = settings
  const { maxPerBranch } = kit.inverter.figures
  const unitsPerBranch = maxPerBranch ?? wiring.micro.unitsPerBranch
  const { inverters } = countKit(kit)
  const board = findBoard(kit, Math.min(inverters, unitsPerBranch), settings)
  const boardItem = board && findItem(board.code)
  return {
    unitsPerBranch,
    branches: ceilDiv(inverters, unitsPerBranch),
    board: board && boardItem ? { ...boardItem, ratingA: board.ratingA } : null,
    boxesOf: findBoxes(kit, findItem, settings),
    boxRating: wiring.stringBox,
    dcSectionMm2: wiring.solarCable.sections.find(({ blackCode }) => findItem(blackCode))?.sectionMm2 ?? null,
    trunk: findItem(wiring.micro.trunkConnectorCode) ?? null,
    endCap: findItem(wiring.micro.endCapCode) ?? null,
    earth: findItem(wiring.earthCable.code) ?? null,
  }
}

/** The figures of a sized kit, as the kit rule computes them (HOM-008, HOM-009, C-179). */
export const kitFigures = (kit: DiagramKit, settings: GeneratorSettings = defaultGeneratorSettings): KitFigures => {
  const { module, inverter, conditions, items } = kit
  const limits = stringLimits({ module: module.figures, inverter: inverter.figures, conditions }, settings)
  const { iscA, maxSeriesFuseA } = module.figures
  return {
    isMicro: inverter.figures.type === 'MICRO',
    ...countKit(kit),
    outputV: outputVoltage(inverter.figures, settings),
    phases: inverter.figures.phases,
    limitV: limits.vLimitV,
    vocMaxV: (modulesInSeries) => r3(modulesInSeries * limits.vocColdV),
    ...findParts(kit, (code) => items.find((item) => item.code === code && item.quantity > 0), settings),
    isFused: (stringsOnMppt) => (stringsOnMppt - 1) * iscA > maxSeriesFuseA + epsilon,
  }
}
