import { listWords } from '../shared/list-words.ts'

/** The systems outside the portal, by the variable that names each of them (C-234). */
export const outsideSystemLabels = {
  ERP: 'ERP',
  GATEWAY: 'Pagamentos',
  CARD_CHECK: 'Verificação de cartão',
  FREIGHT: 'Transportadoras',
  MAIL: 'E-mail',
  CEP: 'Consulta de CEP',
  CNPJ: 'Consulta de CNPJ',
} as const

export type OutsideSystem = keyof typeof outsideSystemLabels
export const outsideSystems = Object.keys(outsideSystemLabels) as readonly OutsideSystem[]

/** REL-014: which systems are simulated, for staff and operators; undefined if none is. */
export const describeSimulated = (simulated: readonly OutsideSystem[]): string | undefined => {
  if (simulated.length === 0) return undefined
  if (simulated.length === outsideSystems.length) return 'Todos os sistemas externos são simulados.'
  return `Sistemas simulados: ${listWords(simulated.map((system) => outsideSystemLabels[system]))}.`
}
