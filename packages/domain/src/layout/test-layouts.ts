import { type LayoutOrder, layModules } from './lay-modules.ts'
import type { KitWiring } from './module-strings.ts'

type Strings = readonly { readonly strings: number; readonly modulesPerString: number }[]

/** The wiring of one inverter with these strings on its MPPTs. */
export const aWiring = (mppts: Strings, change: Partial<KitWiring> = {}): KitWiring => ({
  isMicro: false,
  loads: [{ count: 1, mppts }],
  unitsPerBranch: 3,
  ...change,
})

/** A line of ten modules of 2278 × 1134 mm on a roof of São Paulo in one string. */
export const aLayoutOrder = (change: Partial<LayoutOrder> = {}): LayoutOrder => ({
  lengthMm: 2278,
  widthMm: 1134,
  mount: 'ROOF',
  latitude: -23.5505,
  lines: [{ panels: 10, lines: 1 }],
  wiring: aWiring([{ strings: 1, modulesPerString: 10 }]),
  ...change,
})

/** Four lines of ten modules on slab, in strings of 14, 13 and 13. */
export const aSlabLayout = () =>
  layModules(
    aLayoutOrder({
      mount: 'SLAB',
      lines: [{ panels: 10, lines: 4 }],
      wiring: aWiring([
        { strings: 1, modulesPerString: 13 },
        { strings: 1, modulesPerString: 14 },
        { strings: 1, modulesPerString: 13 },
      ]),
    }),
  )
