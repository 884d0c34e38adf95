/** The states of the country and the Federal District, by their two letters, in alphabetical order. */
export const brazilStateNames = {
  AC: 'Acre',
  AL: 'Alagoas',
  AM: 'Amazonas',
  AP: 'Amapá',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MG: 'Minas Gerais',
  MS: 'Mato Grosso do Sul',
  MT: 'Mato Grosso',
  PA: 'Pará',
  PB: 'Paraíba',
  PE: 'Pernambuco',
  PI: 'Piauí',
  PR: 'Paraná',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RO: 'Rondônia',
  RR: 'Roraima',
  RS: 'Rio Grande do Sul',
  SC: 'Santa Catarina',
  SE: 'Sergipe',
  SP: 'São Paulo',
  TO: 'Tocantins',
} as const

export type BrazilState = keyof typeof brazilStateNames
export const brazilStates = Object.keys(brazilStateNames) as [BrazilState, ...BrazilState[]]

/** Whether the text is the two letters of a state, in upper case. */
export const isBrazilState = (text: string): text is BrazilState => Object.hasOwn(brazilStateNames, text)
