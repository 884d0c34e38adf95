import type { Cents } from '../shared/money.ts'

/** Half-up of the magnitude; the 1e-6 absorbs what doubles lose (C-151). */
const roundTo = (value: number, steps: number): number =>
  (Math.sign(value) * Math.floor(Math.abs(value) * steps + 0.5 + 1e-6)) / steps || 0

/** Reais computed with doubles as cents, half-up (C-151). */
export const toCents = (reais: number): Cents => Math.sign(reais) * Math.floor(Math.abs(reais) * 100 + 0.5 + 1e-6) || 0

/** Published energy, to 0.1 kWh (C-151). */
export const roundEnergy = (kwh: number): number => roundTo(kwh, 10)

/** Published percentages and powers, to two decimals (C-151). */
export const roundPercent = (percent: number): number => roundTo(percent, 100)
