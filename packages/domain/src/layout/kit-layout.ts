import { findCapitalIrradiation } from '../energy/irradiation.ts'
import { defaultGeneratorSettings, type GeneratorSettings } from '../generator/figures/generator-settings.ts'
import type { KitInverter } from '../generator/inverter.ts'
import { findRoofType } from '../generator/site/design-conditions.ts'
import { defaultRows } from '../generator/structure/default-rows.ts'
import { isBrazilState } from '../shared/brazil-states.ts'
import type { LayoutOrder, ModuleLines } from './lay-modules.ts'
import type { KitWiring } from './module-strings.ts'

export type LaidKit = {
  /** Millimetres. */
  readonly module: { readonly lengthMm: number; readonly widthMm: number }
  readonly modules: number
  /** Undefined when the roof is not known: then the modules are drawn as on a roof. */
  readonly roofTypeId: number | undefined
  /** Two letters of the state where the kit is installed. */
  readonly uf: string
  /** Null when the modules were put together by hand: then no string is known. */
  readonly wired: {
    readonly inverter: Pick<KitInverter, 'type' | 'maxPerBranch'>
    readonly loads: KitWiring['loads']
  } | null
  /** The lines of a drawn structure; without them, or where their modules are not those of the kit, the default layout. */
  readonly lines?: readonly ModuleLines[]
}

const countPanels = (lines: readonly ModuleLines[]): number =>
  lines.reduce((sum, { panels, lines: count }) => sum + panels * count, 0)

/** The capital's latitude; for an unknown state that of the capital with the least sun in June. */
const latitudeOf = (uf: string): number => findCapitalIrradiation(isBrazilState(uf) ? uf : 'RS').latitude

/** What the layout of a kit is made of (GRID-006, C-181). */
export const kitLayout = (
  { module, modules, roofTypeId, uf, wired, lines = [] }: LaidKit,
  settings: GeneratorSettings = defaultGeneratorSettings,
): LayoutOrder => {
  const roof = roofTypeId === undefined ? undefined : findRoofType(roofTypeId, settings)
  const mount = roof?.mount ?? 'ROOF'
  return {
    lengthMm: module.lengthMm,
    widthMm: module.widthMm,
    mount,
    latitude: latitudeOf(uf),
    lines: countPanels(lines) === modules ? lines : defaultRows(modules, mount, settings),
    wiring: wired && {
      isMicro: wired.inverter.type === 'MICRO',
      loads: wired.loads,
      unitsPerBranch: wired.inverter.maxPerBranch ?? settings.wiring.micro.unitsPerBranch,
    },
  }
}
