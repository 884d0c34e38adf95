import type { ArrangementSearch, InverterLoad, SizingCase } from './arrangement.ts'
import { nearestModuleCount } from './module-counts.ts'
import { ceilDiv, epsilon } from './rounding.ts'

/** DC power over AC power of a unit with every input used (C-23, §5.4). */
export const fullUnitRatio = ({ module, inverter }: Pick<SizingCase, 'module' | 'inverter'>): number =>
  (module.pmaxW * inverter.nMppt) / inverter.pacNomW

const unitsWith = (count: number, modules: number): InverterLoad => {
  const mppts = Array.from({ length: modules }, () => ({ strings: 1, modulesPerString: 1 }))
  return { count, modules, mppts, options: [] }
}

/**
 * MICRO: one module on each input, exactly the nearest module count, at most one unit partly used. The caller has
 * already refused modules that no input accepts (C-23, §5.4).
 */
export const sizeMicroGenerator = (sizingCase: SizingCase): ArrangementSearch => {
  const { module, inverter, typeLimits, requestedW } = sizingCase
  const ratio = fullUnitRatio(sizingCase)
  if (ratio < typeLimits.rMin - epsilon || ratio > typeLimits.rMax + epsilon)
    return { arrangement: null, reason: 'RATIO' }
  const modules = nearestModuleCount(requestedW, module.pmaxW)
  const inverters = ceilDiv(modules, inverter.nMppt)
  if (inverters > typeLimits.maxInverters) return { arrangement: null, reason: 'TOO_MANY_INVERTERS' }
  const full = unitsWith(Math.floor(modules / inverter.nMppt), inverter.nMppt)
  const left = modules % inverter.nMppt
  const loads = [full, unitsWith(left === 0 ? 0 : 1, left)].filter((load) => load.count > 0)
  return { arrangement: { modules, inverters, loads } }
}
