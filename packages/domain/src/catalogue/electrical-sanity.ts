import type { KitInverter, PvModule } from '../generator/index.ts'

type Fact = readonly [isWrong: boolean, sentence: string]

const outside = (value: number, low: number, high: number): boolean => !(value >= low && value <= high)

const listSentences = (facts: readonly Fact[]): string[] => facts.filter(([isWrong]) => isWrong).map(([, text]) => text)

/** Label power and Vmp × Imp are rounded separately; a larger difference than this is a typing error. */
const powerSlack = 0.03
/**
 * A cell has an open-circuit voltage under 0.85 V in every technology, and a module at most this many cells in series.
 */
const moduleMaxV = 120

/**
 * Impossible figures in the data sheet of a module, in Portuguese; empty when plausible. A wrong figure would produce
 * strings above the limits of the inverter, so the import refuses it (C-23).
 */
export const implausibleModule = (module: PvModule): string[] =>
  listSentences([
    [outside(module.pmaxW, 10, 1000), 'pmaxW deve estar entre 10 e 1000 W'],
    [outside(module.vocV, 1, moduleMaxV), `vocV deve estar entre 1 e ${moduleMaxV} V`],
    [outside(module.iscA, 0.1, 40), 'iscA deve estar entre 0,1 e 40 A'],
    [outside(module.vmpV, 0.5 * module.vocV, 0.98 * module.vocV), 'vmpV deve ser de 50 % a 98 % de vocV'],
    [outside(module.impA, 0.5 * module.iscA, 0.99 * module.iscA), 'impA deve ser de 50 % a 99 % de iscA'],
    [
      Math.abs(module.vmpV * module.impA - module.pmaxW) > powerSlack * module.pmaxW,
      'pmaxW difere mais de 3 % de vmpV × impA',
    ],
    [outside(module.betaVocPctPerK, -0.6, -0.1), 'betaVocPctPerK deve estar entre -0,6 e -0,1 %/K'],
    [outside(module.alphaIscPctPerK, -0.05, 0.2), 'alphaIscPctPerK deve estar entre -0,05 e 0,2 %/K'],
    [outside(module.gammaPmaxPctPerK, -0.7, -0.1), 'gammaPmaxPctPerK deve estar entre -0,7 e -0,1 %/K'],
    [module.maxSystemV !== 1000 && module.maxSystemV !== 1500, 'maxSystemV deve ser 1000 ou 1500 V'],
    [outside(module.maxSeriesFuseA, 5, 60), 'maxSeriesFuseA deve estar entre 5 e 60 A'],
  ])

/** Impossible figures in the data sheet of an inverter, in Portuguese; empty when plausible (C-23). */
export const implausibleInverter = (inverter: KitInverter): string[] =>
  listSentences([
    [outside(inverter.pacNomW, 100, 5_000_000), 'pacNomW deve estar entre 100 e 5000000 W'],
    [inverter.phases !== 1 && inverter.phases !== 3, 'phases deve ser 1 ou 3'],
    [outside(inverter.vdcMaxV, 20, 1500), 'vdcMaxV deve estar entre 20 e 1500 V'],
    [!(inverter.mpptMinV > 0 && inverter.mpptMinV < inverter.mpptMaxV), 'mpptMinV deve ser menor que mpptMaxV'],
    [inverter.mpptMaxV > inverter.vdcMaxV, 'mpptMaxV não pode passar de vdcMaxV'],
    [outside(inverter.nMppt, 1, 50), 'nMppt deve estar entre 1 e 50'],
    [outside(inverter.stringsPerMppt, 1, 50), 'stringsPerMppt deve estar entre 1 e 50'],
    [!(inverter.impMaxPerMpptA > 0), 'impMaxPerMpptA deve ser maior que zero'],
    [inverter.iscMaxPerMpptA < inverter.impMaxPerMpptA, 'iscMaxPerMpptA não pode ser menor que impMaxPerMpptA'],
    [
      inverter.maxDcAcRatio !== undefined && outside(inverter.maxDcAcRatio, 0.5, 3),
      'maxDcAcRatio deve estar entre 0,5 e 3',
    ],
  ])
