/** The days in which a utility answers (C-177). */
export type UtilityDays = {
  /** Calendar days for a connection budget without works on the network. */
  readonly connection: number
  readonly connectionWithWorks: number
  readonly connectionWithMajorWorks: number
  /** Working days for the inspection. */
  readonly inspection: number
}

export const defaultUtilityDays: UtilityDays = {
  connection: 15,
  connectionWithWorks: 30,
  connectionWithMajorWorks: 45,
  inspection: 7,
}

/** The bounds of the fields of a utility (C-167); prices in reais a kWh with taxes. */
export const utilityLimits = {
  name: 80,
  states: 27,
  cities: 900,
  days: { least: 1, most: 365 },
  tariff: { least: 0.1, most: 5 },
  fioB: { least: 0, most: 5 },
  largestSinglePhaseKw: { least: 0.1, most: 100 },
  portal: 200,
  formFields: 60,
  formLabel: 80,
} as const

/** Whether a utility serves a city: one of its cities, or any of its states when it names none (C-167). */
export const servesCity = (
  { states, cities }: { readonly states: readonly string[]; readonly cities: readonly string[] },
  { code, state }: { readonly code: string; readonly state: string },
): boolean => (cities.length === 0 ? states.includes(state) : cities.includes(code))
