export type InverterType = 'STRING' | 'HYBRID' | 'MICRO'

/** The figures of an inverter that the sizing needs, from its data sheet (C-23). */
export type Inverter = {
  readonly type: InverterType
  /** Nominal AC power, whole watts. */
  readonly pacNomW: number
  /** Absolute maximum DC voltage. */
  readonly vdcMaxV: number
  readonly mpptMinV: number
  readonly mpptMaxV: number
  /** MPPTs; for MICRO the DC inputs, one module each. */
  readonly nMppt: number
  readonly stringsPerMppt: number
  /** Soft limit: above it the inverter clips. */
  readonly impMaxPerMpptA: number
  /** Hard limit of the short-circuit current. */
  readonly iscMaxPerMpptA: number
  /** Reduces the largest DC/AC ratio of the type when the maker allows less. */
  readonly maxDcAcRatio?: number | undefined
}

/** Adds what only the bill of materials needs (C-23). */
export type KitInverter = Inverter & {
  readonly phases: number
  /** Output volts; absent when they are the usual ones of its phases. */
  readonly acVoltageV?: number | undefined
  readonly dcProtectionIntegrated: boolean
  /** MICRO: units on one AC branch; without a figure in the data sheet, the settings have the usual number. */
  readonly maxPerBranch?: number | undefined
}
