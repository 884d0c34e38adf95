import type { Supply } from '../generator/index.ts'
import { type GridSettings, usualGridSettings } from './grid-settings.ts'

/** Whole amperes of a main breaker (C-180). */
export const breakerRange = { least: 10, most: 1000 }

type PowerVoltage = { readonly volts: number; readonly text: string }

/** The volts that make watts of the amperes of the main breaker, and how they are written (C-180). */
const powerVoltages = {
  MONO_127: { volts: 127, text: '127 V' },
  MONO_220: { volts: 220, text: '220 V' },
  BI_127_220: { volts: 2 * 127, text: '2 × 127 V' },
  BI_220_380: { volts: 2 * 220, text: '2 × 220 V' },
  TRI_127_220: { volts: Math.sqrt(3) * 220, text: '√3 × 220 V' },
  TRI_220_380: { volts: Math.sqrt(3) * 380, text: '√3 × 380 V' },
} as const satisfies Record<Supply, PowerVoltage>

export type Connection = {
  readonly supply: Supply
  /** Amperes of the main breaker. */
  readonly breakerA: number
}

/** Watts that a supply can take, not rounded (GRID-001, C-180). */
export const availableWatts = (
  { supply, breakerA }: Connection,
  { loadFactor }: GridSettings = usualGridSettings,
): number => powerVoltages[supply].volts * breakerA * loadFactor

const written = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 4 })

/** The formula with its figures: '√3 × 380 V × 40 A × 0,92'. */
export const describeAvailable = (
  { supply, breakerA }: Connection,
  { loadFactor }: GridSettings = usualGridSettings,
): string => `${powerVoltages[supply].text} × ${written.format(breakerA)} A × ${written.format(loadFactor)}`
