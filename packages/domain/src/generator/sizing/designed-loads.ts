import type { StoredKit } from './check-kit-strings.ts'

/** How many modules and inverters of a kit's models there are now. */
export type KitUnits = { readonly modules: number; readonly inverters: number }

export type DesignedLoads = readonly Required<StoredKit['loads'][number]>[]

const countModules = (loads: DesignedLoads): number =>
  loads
    .flatMap(({ count, mppts }) => mppts.map(({ strings, modulesPerString }) => count * strings * modulesPerString))
    .reduce((sum, modules) => sum + modules, 0)

const countInverters = (loads: DesignedLoads): number => loads.reduce((sum, { count }) => sum + count, 0)

/**
 * The strings that a kit was sized with; undefined when other numbers of modules or inverters are there now (C-23). In a
 * kit of an older release all inverters have the same load.
 */
export const findDesignedLoads = (kit: StoredKit, units: KitUnits): DesignedLoads | undefined => {
  const loads = kit.loads.map(({ count, mppts }) => ({ count: count ?? units.inverters, mppts }))
  return countModules(loads) === units.modules && countInverters(loads) === units.inverters ? loads : undefined
}
