import type { StoredKit } from '../generator/index.ts'

/** Modules in series, or those of one microinverter, in the order in which they are laid. */
export type ModuleString = {
  /** From 1; of a microinverter its own number. */
  readonly number: number
  readonly modules: number
  /** Which style it has, from 0: its own, or that of the AC branch of a microinverter. */
  readonly style: number
  /** The inverter, from 1. */
  readonly inverter: number
  /** The MPPT of the inverter, from 1; null for a microinverter, which has one input a module. */
  readonly mppt: number | null
}

/** The wiring of a kit, as its sizing stored it. */
export type KitWiring = {
  readonly isMicro: boolean
  readonly loads: readonly Required<StoredKit['loads'][number]>[]
  /** Microinverters on one AC branch. */
  readonly unitsPerBranch: number
}

const listInverters = ({ loads }: KitWiring) =>
  loads.flatMap(({ count, mppts }) => Array.from({ length: count }, () => mppts))

const listMicroinverters = (wiring: KitWiring): readonly ModuleString[] =>
  listInverters(wiring).map((inputs, at) => ({
    number: at + 1,
    modules: inputs.length,
    style: Math.floor(at / wiring.unitsPerBranch),
    inverter: at + 1,
    mppt: null,
  }))

/** Every string of a kit, the longest first, else by inverter and MPPT; microinverters in their order (C-181). */
export const listModuleStrings = (wiring: KitWiring): readonly ModuleString[] => {
  if (wiring.isMicro) return listMicroinverters(wiring)
  const strings = listInverters(wiring).flatMap((mppts, inverter) =>
    mppts.flatMap(({ strings: count, modulesPerString }, mppt) =>
      Array.from({ length: count }, () => ({ modules: modulesPerString, inverter: inverter + 1, mppt: mppt + 1 })),
    ),
  )
  return strings.sort((a, b) => b.modules - a.modules).map((string, at) => ({ ...string, number: at + 1, style: at }))
}
