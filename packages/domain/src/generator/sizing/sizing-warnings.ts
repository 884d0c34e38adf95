import type { SizingWarning } from '../words/kit-warnings.ts'
import type { Arrangement, SizingCase } from './arrangement.ts'
import { epsilon } from './rounding.ts'
import { fullUnitRatio } from './size-micro-generator.ts'

/** DC/AC ratio for the oversizing warning: of the whole kit, for MICRO of a full unit (C-23, §5.6). */
export const oversizingRatio = (
  pair: Pick<SizingCase, 'module' | 'inverter'>,
  kit: Pick<Arrangement, 'modules' | 'inverters'>,
): number => {
  if (pair.inverter.type === 'MICRO') return fullUnitRatio(pair)
  return (kit.modules * pair.module.pmaxW) / (kit.inverters * pair.inverter.pacNomW)
}

/** Warnings of a working arrangement, sorted; none of them makes it unsafe (C-23, §5.6). */
export const sizingWarnings = (
  sizingCase: SizingCase,
  arrangement: Arrangement,
  parallelMax: number,
): SizingWarning[] => {
  const { module, inverter, requestedW, settings } = sizingCase
  const gapW = Math.abs(arrangement.modules * module.pmaxW - requestedW)
  const applies = {
    CORRENTE_MPPT: parallelMax * module.impA > inverter.impMaxPerMpptA + epsilon,
    FUSIVEL: (parallelMax - 1) * module.iscA > module.maxSeriesFuseA + epsilon,
    MICRO_PARCIAL: inverter.type === 'MICRO' && arrangement.modules % inverter.nMppt !== 0,
    OVERSIZING_ALTO: oversizingRatio(sizingCase, arrangement) > settings.highRatio + epsilon,
    POTENCIA_DIVERGE: gapW * settings.divergenceDivisor > requestedW,
  } satisfies Record<SizingWarning, boolean>
  return (Object.keys(applies) as SizingWarning[]).filter((warning) => applies[warning]).sort()
}
