import type { BrazilState } from '../shared/brazil-states.ts'

/** The first two digits of the IBGE code of a municipality, by state. */
const statePrefixes = {
  AC: '12',
  AL: '27',
  AM: '13',
  AP: '16',
  BA: '29',
  CE: '23',
  DF: '53',
  ES: '32',
  GO: '52',
  MA: '21',
  MG: '31',
  MS: '50',
  MT: '51',
  PA: '15',
  PB: '25',
  PE: '26',
  PI: '22',
  PR: '41',
  RJ: '33',
  RN: '24',
  RO: '11',
  RR: '14',
  RS: '43',
  SC: '42',
  SE: '28',
  SP: '35',
  TO: '17',
} as const satisfies Record<BrazilState, string>

const states = new Map(
  Object.entries(statePrefixes).map(([state, prefix]) => [prefix as string, state as BrazilState] as const),
)

/** The state of a municipality by its IBGE code of seven digits; undefined for a code that no state has (YLD-002). */
export const findStateOfCity = (cityCode: string): BrazilState | undefined =>
  /^\d{7}$/.test(cityCode) ? states.get(cityCode.slice(0, 2)) : undefined
