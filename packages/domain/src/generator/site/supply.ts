import { defaultGeneratorSettings, type GeneratorSettings } from '../figures/generator-settings.ts'
import type { KitInverter } from '../inverter.ts'

/** The electrical supply of a building: conductors, volts from phase to neutral and between phases. */
export type Supply = 'MONO_127' | 'MONO_220' | 'BI_127_220' | 'BI_220_380' | 'TRI_127_220' | 'TRI_220_380'

type SupplyVoltages = {
  readonly label: string
  /** Volts available to a single-phase inverter, between any two conductors. */
  readonly singlePhaseV: readonly number[]
  /** Volts between three phases; null without three phases. */
  readonly threePhaseV: number | null
}

/** The supplies of Brazilian distribution companies, those with the fewest phases first. */
export const supplies = {
  MONO_127: { label: 'Monofásica 127 V', singlePhaseV: [127], threePhaseV: null },
  MONO_220: { label: 'Monofásica 220 V', singlePhaseV: [220], threePhaseV: null },
  BI_127_220: { label: 'Bifásica 127/220 V', singlePhaseV: [127, 220], threePhaseV: null },
  BI_220_380: { label: 'Bifásica 220/380 V', singlePhaseV: [220], threePhaseV: null },
  TRI_127_220: { label: 'Trifásica 127/220 V', singlePhaseV: [127, 220], threePhaseV: 220 },
  TRI_220_380: { label: 'Trifásica 220/380 V', singlePhaseV: [220], threePhaseV: 380 },
} as const satisfies Record<Supply, SupplyVoltages>

export const supplyNames = Object.keys(supplies) as readonly Supply[]

export type SupplyFit = 'DIRECT' | 'TRANSFORMER' | 'IMPOSSIBLE'

type GridSide = Pick<KitInverter, 'phases' | 'acVoltageV'>

/** Output volts of an inverter; without its own figure the usual ones of its phases (C-23). */
export const outputVoltage = (
  { phases, acVoltageV }: GridSide,
  { wiring }: GeneratorSettings = defaultGeneratorSettings,
): number => acVoltageV ?? (phases === 3 ? wiring.acBoard.threePhaseV : wiring.acBoard.singlePhaseV)

/**
 * Whether an inverter connects to a supply directly, through a transformer, or not at all: a three-phase inverter needs
 * three phases. Without a known supply every inverter connects (C-23).
 */
export const supplyFit = (
  inverter: GridSide,
  supply: Supply | undefined,
  settings: GeneratorSettings = defaultGeneratorSettings,
): SupplyFit => {
  if (supply === undefined) return 'DIRECT'
  const { singlePhaseV, threePhaseV }: SupplyVoltages = supplies[supply]
  const outputV = outputVoltage(inverter, settings)
  if (inverter.phases !== 3) return singlePhaseV.includes(outputV) ? 'DIRECT' : 'TRANSFORMER'
  if (threePhaseV === null) return 'IMPOSSIBLE'
  return threePhaseV === outputV ? 'DIRECT' : 'TRANSFORMER'
}

/** 'trifásico 380 V' */
export const describeOutput = (inverter: GridSide, settings: GeneratorSettings = defaultGeneratorSettings): string =>
  `${inverter.phases === 3 ? 'trifásico' : 'monofásico'} ${outputVoltage(inverter, settings)} V`
