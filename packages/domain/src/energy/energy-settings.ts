/** The assumptions of every estimate that staff may change (C-158), each in percent. */
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
}

/** The defaults, until the administration saves others. */
export const usualEnergySettings: EnergySettings = {
  fioBFrom2029: 100,
  performanceRatio: 78,
  simultaneity: 30,
  tariffRise: 5,
  degradation: 0.5,
  discountRate: 8,
}
