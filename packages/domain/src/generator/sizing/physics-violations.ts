import type { GeneratorSizing, SizedGenerator, SizingInput } from './size-generator.ts'

/** Larger than the EPS of the rule, to absorb differences in the order of multiplication. */
const slack = 1e-6

const ratioLimits = { STRING: [0.8, 1.5], HYBRID: [0.6, 1.3], MICRO: [0.8, 1.5] } as const

/** The module at the site, computed from the physics and not by the rule under test. */
const computeFigures = ({ module, tMinC, tCellMaxC }: SizingInput) => {
  const moved = (value: number, pctPerK: number, cellC: number) => value + (value * pctPerK * (cellC - 25)) / 100
  return {
    vocColdV: moved(module.vocV, module.betaVocPctPerK, tMinC),
    vmpHotV: moved(module.vmpV, module.gammaPmaxPctPerK, tCellMaxC),
    vmpColdV: moved(module.vmpV, module.gammaPmaxPctPerK, 20),
    iscHotA: moved(module.iscA, module.alphaIscPctPerK, tCellMaxC),
  }
}

const stringViolations = (input: SizingInput, { loads }: SizedGenerator): string[] => {
  const { module, inverter, siteMaxV } = input
  const { vocColdV, vmpHotV, vmpColdV, iscHotA } = computeFigures(input)
  const vLimitV = Math.min(inverter.vdcMaxV, module.maxSystemV, siteMaxV)
  return loads
    .flatMap((load) => load.mppts)
    .flatMap(({ strings, modulesPerString: length }) => [
      length * vocColdV > vLimitV + slack && `${length} modules exceed ${vLimitV} V at the coldest`,
      length * vmpHotV < inverter.mpptMinV - slack && `${length} modules fall under the MPPT at the hottest`,
      length * vmpColdV > inverter.mpptMaxV + slack && `${length} modules exceed the MPPT at 20 °C`,
      strings * iscHotA > inverter.iscMaxPerMpptA + slack && `${strings} strings exceed the MPPT current`,
      strings > inverter.stringsPerMppt && `${strings} strings on an MPPT of ${inverter.stringsPerMppt}`,
    ])
    .filter((violation) => violation !== false)
}

const countViolations = ({ module, inverter }: SizingInput, result: SizedGenerator): string[] => {
  const carried = (load: SizedGenerator['loads'][number]) =>
    load.mppts.reduce((sum, mppt) => sum + mppt.strings * mppt.modulesPerString, 0)
  const total = (figure: (load: SizedGenerator['loads'][number]) => number) =>
    result.loads.reduce((sum, load) => sum + load.count * figure(load), 0)
  return [
    total(carried) !== result.modules && 'the strings do not carry every module',
    total((load) => load.modules) !== result.modules && 'the loads do not add up to the modules',
    total(() => 1) !== result.inverters && 'the loads do not add up to the inverters',
    result.loads.some((load) => load.mppts.length > inverter.nMppt) && 'more MPPTs used than the inverter has',
    result.powerW !== result.modules * module.pmaxW && 'the power is not that of the modules',
  ].filter((violation) => violation !== false)
}

const ratioViolations = ({ module, inverter }: SizingInput, result: SizedGenerator): string[] => {
  const [lowest, highest] = ratioLimits[inverter.type]
  const full = inverter.type === 'MICRO' ? [inverter.nMppt] : result.loads.map((load) => load.modules)
  const ratios = full.map((modules) => (modules * module.pmaxW) / inverter.pacNomW)
  const top = Math.min(highest, inverter.maxDcAcRatio ?? highest)
  return ratios
    .filter((ratio) => ratio < lowest - slack || ratio > top + slack)
    .map((ratio) => `an inverter is loaded ${ratio.toFixed(4)} times`)
}

/** The tolerance: a tenth of the nearest count, at least two modules, plus half a module of rounding. */
const powerViolations = ({ module, powerKwp }: SizingInput, result: SizedGenerator): string[] => {
  const modulesAway = Math.abs(result.powerW - powerKwp * 1000) / module.pmaxW
  const allowed = Math.max(2, Math.ceil(result.targetModules / 10)) + 0.5
  // A request below half a module still gets one module.
  const isFar = result.modules > 1 && modulesAway > allowed + slack
  return isFar ? [`${modulesAway.toFixed(1)} modules away from the request`] : []
}

const refusalViolations = (input: SizingInput, reason: string): string[] => {
  const { module, inverter, siteMaxV } = input
  const { vocColdV, iscHotA } = computeFigures(input)
  const vLimitV = Math.min(inverter.vdcMaxV, module.maxSystemV, siteMaxV)
  return [
    reason === 'VOC_TOO_HIGH' && vocColdV <= vLimitV - slack && 'refused for a voltage that is within limits',
    reason === 'ISC_TOO_HIGH' && iscHotA <= inverter.iscMaxPerMpptA - slack && 'refused for a current within limits',
  ].filter((violation) => violation !== false)
}

/**
 * Physical properties that any sizing must have under the default settings, checked without the rule's own
 * arithmetic; empty when all hold. Shared by the property tests and `npm run physics` (C-23).
 */
export const physicsViolations = (input: SizingInput, result: GeneratorSizing): string[] => {
  if (result.status === 'IMPOSSIBLE') return refusalViolations(input, result.reason)
  return [
    ...stringViolations(input, result),
    ...countViolations(input, result),
    ...ratioViolations(input, result),
    ...powerViolations(input, result),
  ]
}
