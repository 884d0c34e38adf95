import type { KitItem } from '../kit-item.ts'
import type { PvModule } from '../pv-module.ts'
import type { CableSection, WiringSettings } from './wiring-settings.ts'

export type StringsToWire = {
  readonly module: PvModule
  readonly totalStrings: number
  /** Modules of the shortest string, which has the largest voltage drop. */
  readonly shortestString: number
}

/** Voltage drop of the shortest string over its run, hot cable, percent. */
const dropPct = (section: CableSection, strings: StringsToWire, { solarCable }: WiringSettings): number => {
  const hotOhm = (2 * solarCable.metresPerString * section.ohmPerKm * solarCable.hotResistanceFactor) / 1000
  return (100 * hotOhm * strings.module.impA) / (strings.shortestString * strings.module.vmpV)
}

/** Black and red solar cable in metres, in the thinnest section with enough capacity and a small drop (C-23, §7.2). */
export const solarCable = (strings: StringsToWire, wiring: WiringSettings): KitItem[] => {
  const { sections, maxDropPct, metresPerString } = wiring.solarCable
  const currentA = wiring.iscFactor * strings.module.iscA
  const section =
    sections.find((each) => currentA <= each.ampacityA && dropPct(each, strings, wiring) <= maxDropPct) ??
    sections.at(-1)
  if (!section) throw new Error('The settings have no solar cable')
  const metres = metresPerString * strings.totalStrings
  return [
    { code: section.blackCode, quantity: metres },
    { code: section.redCode, quantity: metres },
  ]
}
