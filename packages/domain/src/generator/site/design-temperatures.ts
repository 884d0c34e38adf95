/** Planning temperatures of the populated areas of a state, °C of air: coldest dawn and hottest afternoon (C-23). */
export type StateTemperatures = {
  readonly tMinC: number
  readonly tAmbMaxC: number
}

/** The envelope of the country, for a state that is missing or unknown (C-23). */
export const unknownStateTemperatures: StateTemperatures = { tMinC: -7, tAmbMaxC: 42 }

export const designTemperatures = {
  AC: { tMinC: 8, tAmbMaxC: 39 },
  AL: { tMinC: 12, tAmbMaxC: 38 },
  AM: { tMinC: 14, tAmbMaxC: 39 },
  AP: { tMinC: 18, tAmbMaxC: 37 },
  BA: { tMinC: 6, tAmbMaxC: 40 },
  CE: { tMinC: 14, tAmbMaxC: 39 },
  DF: { tMinC: 2, tAmbMaxC: 36 },
  ES: { tMinC: 5, tAmbMaxC: 39 },
  GO: { tMinC: 0, tAmbMaxC: 41 },
  MA: { tMinC: 14, tAmbMaxC: 40 },
  MG: { tMinC: -2, tAmbMaxC: 40 },
  MS: { tMinC: -2, tAmbMaxC: 42 },
  MT: { tMinC: 3, tAmbMaxC: 42 },
  PA: { tMinC: 14, tAmbMaxC: 39 },
  PB: { tMinC: 10, tAmbMaxC: 39 },
  PE: { tMinC: 8, tAmbMaxC: 39 },
  PI: { tMinC: 12, tAmbMaxC: 42 },
  PR: { tMinC: -5, tAmbMaxC: 38 },
  RJ: { tMinC: 0, tAmbMaxC: 41 },
  RN: { tMinC: 14, tAmbMaxC: 39 },
  RO: { tMinC: 8, tAmbMaxC: 40 },
  RR: { tMinC: 16, tAmbMaxC: 38 },
  RS: { tMinC: -5, tAmbMaxC: 40 },
  SC: { tMinC: -7, tAmbMaxC: 38 },
  SE: { tMinC: 12, tAmbMaxC: 38 },
  SP: { tMinC: -2, tAmbMaxC: 39 },
  TO: { tMinC: 10, tAmbMaxC: 42 },
} as const satisfies Record<string, StateTemperatures>
