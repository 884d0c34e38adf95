import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  designConditions,
  type Inverter,
  type PvModule,
  physicsViolations,
  type SizingInput,
  sizeGenerator,
} from '@girassol/domain/generator'

const pairCount = 2000
const shownFailures = 20
const states = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ')
/** A roof, a slab and the ground: all three mountings. */
const roofTypes = [1, 5, 10]
/** Above any microinverter's input and below any string's voltage. */
const microMaxV = 65

type Row = Readonly<Record<string, string>>
type Topology = Pick<Inverter, 'nMppt' | 'stringsPerMppt' | 'impMaxPerMpptA' | 'iscMaxPerMpptA'>

/** Names and makers are quoted when they contain a comma. */
const parseCells = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )

const readCsv = (path: string): Row[] => {
  const [header = '', ...lines] = readFileSync(path, 'utf8').trim().split(/\r?\n/)
  const names = parseCells(header)
  return lines.map((line) => {
    const cells = parseCells(line)
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']))
  })
}

const figure = (row: Row, name: string): number => (row[name] ? Number(row[name]) : Number.NaN)

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals))

/** The library has no fuse rating: uses the usual one for the current class. */
const fuses = [
  { underA: 10, fuseA: 15 },
  { underA: 12, fuseA: 20 },
  { underA: 15.5, fuseA: 25 },
  { underA: Number.POSITIVE_INFINITY, fuseA: 35 },
]

const isUsable = (figures: object): boolean =>
  Object.values(figures).every((value) => typeof value !== 'number' || Number.isFinite(value))

/** beta_oc and alpha_sc are V/K and A/K in the library, gamma_pmp is %/K. */
const toModule = (row: Row): PvModule => {
  const [vocV, iscA] = [figure(row, 'V_oc_ref'), figure(row, 'I_sc_ref')]
  const pmaxW = Math.floor(figure(row, 'STC') + 0.5)
  return {
    pmaxW,
    vocV,
    iscA,
    vmpV: figure(row, 'V_mp_ref'),
    impA: figure(row, 'I_mp_ref'),
    betaVocPctPerK: rounded((figure(row, 'beta_oc') / vocV) * 100, 4),
    alphaIscPctPerK: rounded((figure(row, 'alpha_sc') / iscA) * 100, 4),
    gammaPmaxPctPerK: figure(row, 'gamma_pmp'),
    maxSystemV: pmaxW < 400 ? 1000 : 1500,
    maxSeriesFuseA: fuses.find(({ underA }) => iscA < underA)?.fuseA ?? Number.NaN,
  }
}

/** The library has no MPPTs, strings or short-circuit limits: class assumptions by AC power. */
const stringTopologies: readonly (Topology & { readonly upToW: number })[] = [
  { upToW: 3000, nMppt: 1, stringsPerMppt: 1, impMaxPerMpptA: 14, iscMaxPerMpptA: 18 },
  { upToW: 6500, nMppt: 2, stringsPerMppt: 1, impMaxPerMpptA: 16, iscMaxPerMpptA: 20 },
  { upToW: 9500, nMppt: 2, stringsPerMppt: 2, impMaxPerMpptA: 28, iscMaxPerMpptA: 36 },
  { upToW: 12_000, nMppt: 3, stringsPerMppt: 1, impMaxPerMpptA: 16, iscMaxPerMpptA: 20 },
  { upToW: 22_000, nMppt: 2, stringsPerMppt: 3, impMaxPerMpptA: 40, iscMaxPerMpptA: 52 },
  { upToW: 35_000, nMppt: 4, stringsPerMppt: 2, impMaxPerMpptA: 32, iscMaxPerMpptA: 40 },
  { upToW: 75_000, nMppt: 6, stringsPerMppt: 2, impMaxPerMpptA: 32, iscMaxPerMpptA: 40 },
]

const largestTopology: Topology = { nMppt: 10, stringsPerMppt: 2, impMaxPerMpptA: 32, iscMaxPerMpptA: 40 }

const microTopology: Omit<Topology, 'nMppt'> = { stringsPerMppt: 1, impMaxPerMpptA: 16, iscMaxPerMpptA: 25 }

const microInputs = (pacNomW: number): number => {
  if (pacNomW < 500) return 1
  return pacNomW < 1200 ? 2 : 4
}

const findTopology = (pacNomW: number, isMicro: boolean): Topology => {
  if (isMicro) return { ...microTopology, nMppt: microInputs(pacNomW) }
  return stringTopologies.find(({ upToW }) => pacNomW <= upToW) ?? largestTopology
}

const toInverter = (row: Row): Inverter => {
  const [vdcMaxV, pacNomW] = [figure(row, 'Vdcmax'), Math.floor(figure(row, 'Paco') + 0.5)]
  const isMicro = vdcMaxV <= microMaxV
  const { nMppt, stringsPerMppt, impMaxPerMpptA, iscMaxPerMpptA } = findTopology(pacNomW, isMicro)
  const stringType = row.CEC_hybrid === 'Y' ? 'HYBRID' : 'STRING'
  return {
    type: isMicro ? 'MICRO' : stringType,
    pacNomW,
    vdcMaxV,
    mpptMinV: figure(row, 'Mppt_low'),
    mpptMaxV: figure(row, 'Mppt_high'),
    nMppt,
    stringsPerMppt,
    impMaxPerMpptA,
    iscMaxPerMpptA,
  }
}

/** Repeatable numbers in [0, 1): a linear congruential generator is random enough to pick pairs. */
const createRandom = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const pick = <Item>(items: readonly Item[], random: () => number): Item => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('The libraries have no usable rows')
  return item
}

/** The power of one to four inverters, so that many pairs make a kit. */
const randomCase = (
  modules: readonly PvModule[],
  inverters: readonly Inverter[],
  random: () => number,
): SizingInput => {
  const [module, inverter] = [pick(modules, random), pick(inverters, random)]
  const conditions = designConditions({ uf: pick(states, random), roofTypeId: pick(roofTypes, random) })
  if (!conditions) throw new Error('A roof type of this check is not in the settings')
  const units = 1 + Math.floor(random() * 4)
  const powerW = Math.min(200_000, inverter.pacNomW * units * (0.7 + random() * 0.9))
  return { ...conditions, module, inverter, powerKwp: rounded(powerW / 1000, 3) }
}

const run = (folder: string, seed: number): number => {
  const modules = readCsv(join(folder, 'cec_modules.csv')).map(toModule).filter(isUsable)
  const inverters = readCsv(join(folder, 'cec_inverters.csv')).map(toInverter).filter(isUsable)
  const random = createRandom(seed)
  let [kits, failed] = [0, 0]
  for (let index = 0; index < pairCount; index += 1) {
    const input = randomCase(modules, inverters, random)
    const result = sizeGenerator(input)
    const violations = physicsViolations(input, result)
    if (result.status === 'OK') kits += 1
    if (violations.length > 0) failed += 1
    if (violations.length > 0 && failed <= shownFailures) console.error(violations, JSON.stringify(input))
  }
  console.log(
    `${modules.length} modules × ${inverters.length} inverters, seed ${seed}: ${kits} of ${pairCount} pairs are kits`,
  )
  // A run without a sized kit proves nothing.
  if (kits === 0) failed = pairCount
  console.log(`${pairCount - failed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

const [folder, seed] = process.argv.slice(2)
if (!folder) {
  console.error('Use: npm run physics -- <folder with cec_modules.csv and cec_inverters.csv> [seed]')
  process.exitCode = 2
} else {
  process.exitCode = run(folder, seed ? Number(seed) : Math.floor(Math.random() * 2 ** 31))
}
