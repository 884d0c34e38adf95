import { isValidIe } from '@brazilian-utils/brazilian-utils'
import type { BrazilState } from './brazil-states.ts'
import { bareDocument } from './cpf-cnpj.ts'

/** Whether a state could give this inscription: its length, prefix and check digits (USE-034). Accepts a mask. */
export const isStateInscription = (state: BrazilState, text: string): boolean =>
  isValidIe({ stateCode: state, value: bareDocument(text) })
