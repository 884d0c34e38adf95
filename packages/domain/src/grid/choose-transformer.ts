import { compareCodes } from '../generator/kit-item.ts'
import { outputVoltage, type Supply, supplies, supplyFit } from '../generator/site/supply.ts'

/** The kVA of transformers that are made (C-180). */
export const transformerSteps = [5, 7.5, 10, 15, 20, 30, 45, 75, 112.5, 150, 225, 300] as const

/** Whether transformers of so many kVA are made (C-180). */
export const isTransformerStep = (kva: number): boolean => transformerSteps.some((step) => step === kva)

/** The figures of a transformer that the choice needs (C-180). */
export type Transformer = {
  /** One of the standard steps. */
  readonly kva: number
  /** Volts on the side of the inverters. */
  readonly inputV: number
  /** Volts on the side of the grid. */
  readonly outputV: number
}

/** The AC side of one inverter. */
export type GridInverter = {
  /** Nominal AC power, watts. */
  readonly powerW: number
  readonly phases: number
  /** Output volts; absent when they are the usual ones of its phases. */
  readonly acVoltageV?: number | undefined
}

/** The inverters that a supply only feeds through a transformer. */
export const invertersBehindTransformer = <Inverter extends GridInverter>(
  inverters: readonly Inverter[],
  supply: Supply | undefined,
): readonly Inverter[] => inverters.filter((inverter) => supplyFit(inverter, supply) === 'TRANSFORMER')

/** The voltages that a supply has for an inverter. */
const gridVoltages = (supply: Supply, { phases }: GridInverter): readonly number[] => {
  const { singlePhaseV, threePhaseV } = supplies[supply]
  if (phases !== 3) return singlePhaseV
  return threePhaseV === null ? [] : [threePhaseV]
}

/**
 * The smallest transformer for all inverters that need one, at a power factor of 1. Undefined when none needs one or no
 * product fits all of them (GRID-004, C-180).
 */
export const chooseTransformer = <Product extends Transformer & { readonly code: string }>(
  inverters: readonly GridInverter[],
  supply: Supply | undefined,
  products: readonly Product[],
): Product | undefined => {
  const fed = invertersBehindTransformer(inverters, supply)
  const [first] = fed
  if (supply === undefined || first === undefined) return undefined
  const inputV = outputVoltage(first)
  const isOneKind = fed.every((each) => each.phases === first.phases && outputVoltage(each) === inputV)
  if (!isOneKind) return undefined
  const voltages = gridVoltages(supply, first)
  const powerW = fed.reduce((sum, each) => sum + each.powerW, 0)
  const fitting = products.filter(
    (product) => product.inputV === inputV && voltages.includes(product.outputV) && product.kva * 1000 >= powerW - 1e-6,
  )
  return fitting.sort((a, b) => a.kva - b.kva || compareCodes(a.code, b.code))[0]
}
