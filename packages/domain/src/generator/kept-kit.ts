import type { KitStrings } from './check-kit-strings.ts'
import type { SizedKit } from './sized-kit.ts'

/** What is stored with the kit of a cart: which pair it is, and what its strings are checked again with (C-23). */
export interface KeptKit extends Pick<KitStrings, 'module' | 'inverter' | 'loads' | 'roofTypeId'> {
  readonly moduleCode: string
  readonly inverterCode: string
}

/** A sized kit as it is stored (C-23). */
export function keepKit({ module, inverter, sizing }: SizedKit, roofTypeId: number): KeptKit {
  return {
    moduleCode: module.code,
    inverterCode: inverter.code,
    module: module.module,
    inverter: inverter.inverter,
    loads: sizing.loads.map(({ mppts }) => ({ mppts })),
    roofTypeId,
  }
}
