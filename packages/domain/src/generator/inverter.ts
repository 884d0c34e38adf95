export type InverterType = 'STRING' | 'HYBRID' | 'MICRO'

/** What the sizing needs of an inverter, from its data sheet (C-23). */
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
  /** Lowers the largest DC/AC ratio of the type when the maker allows less. */
  readonly maxDcAcRatio?: number | undefined
}

/** Adds what only the bill of materials asks for (C-23). */
export type KitInverter = Inverter & {
  readonly phases: number
  /** Volts of the output; absent when it is the usual one of its phases. */
  readonly acVoltageV?: number | undefined
  readonly dcProtectionIntegrated: boolean
  /** MICRO: units on one AC branch; the settings give the usual number when the data sheet is silent. */
  readonly maxPerBranch?: number | undefined
}
