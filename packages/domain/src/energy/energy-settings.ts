/** The assumptions of every estimate that staff may change (C-158), in percent unless said otherwise. */
export type EnergySettings = {
  /** Fio B charged from 2029 on, an assumption (C-162). */
  readonly fioBFrom2029: number
  readonly performanceRatio: number
  /** The part of the yield that is used in the instant in which it is generated. */
  readonly simultaneity: number
  /** Each year. */
  readonly tariffRise: number
  /** Each year. */
  readonly degradation: number
  /** A year, of the net present value. */
  readonly discountRate: number
  /** Days for which a new proposal is valid. */
  readonly proposalDays: number
  /** The power factor of a building's load, a fraction of 1. */
  readonly loadFactor: number
}

/** The defaults, until the administration saves others. */
export const usualEnergySettings: EnergySettings = {
  fioBFrom2029: 100,
  performanceRatio: 78,
  simultaneity: 30,
  tariffRise: 5,
  degradation: 0.5,
  discountRate: 8,
  proposalDays: 10,
  loadFactor: 0.92,
}

export type EnergySettingName = keyof EnergySettings

type SettingRange = { readonly least: number; readonly most: number; readonly decimals: number }

/** The accepted values, bounds included (C-158). */
export const energySettingRanges = {
  fioBFrom2029: { least: 0, most: 100, decimals: 2 },
  performanceRatio: { least: 50, most: 95, decimals: 2 },
  simultaneity: { least: 0, most: 100, decimals: 2 },
  tariffRise: { least: 0, most: 20, decimals: 2 },
  degradation: { least: 0, most: 3, decimals: 2 },
  discountRate: { least: 0, most: 30, decimals: 2 },
  proposalDays: { least: 1, most: 60, decimals: 0 },
  loadFactor: { least: 0.5, most: 1, decimals: 2 },
} as const satisfies Record<EnergySettingName, SettingRange>

export const energySettingNames = Object.keys(energySettingRanges) as readonly EnergySettingName[]

/** The settings of the stored ones, with the default of each that was never saved. */
export const completeEnergySettings = (stored: Partial<EnergySettings>): EnergySettings => {
  const values = energySettingNames.map((name) => [name, stored[name] ?? usualEnergySettings[name]])
  return Object.fromEntries(values) as Record<EnergySettingName, number>
}
