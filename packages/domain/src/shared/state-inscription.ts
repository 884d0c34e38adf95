import { isValidIe } from '@brazilian-utils/brazilian-utils/is-valid-ie'
import type { BrazilState } from './brazil-states.ts'
import { bareDocument } from './cpf-cnpj.ts'

/** Whether the inscription is possible in a state: its length, prefix and check digits (USE-034). Accepts a mask. */
export const isStateInscription = (state: BrazilState, text: string): boolean =>
  isValidIe({ stateCode: state, value: bareDocument(text) })
