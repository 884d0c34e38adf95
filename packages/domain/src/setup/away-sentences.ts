import type { OutsideSystem } from './outside-systems.ts'

/** Everything outside the portal that it calls: the named systems, and the storage of files in a bucket. */
export type CalledSystem = OutsideSystem | 'FILES'

/** The reason of a 503 whose message says which outside system did not answer, and what the user can do (REL-007). */
export const systemAway = 'systemAway'

/** REL-007: which system did not answer, and what the user can do. */
export const awaySentences = {
  ERP: 'O ERP não respondeu. Tente de novo em alguns minutos.',
  GATEWAY: 'O sistema de pagamentos não respondeu. Tente de novo em alguns minutos.',
  CARD_CHECK: 'A verificação de cartão não respondeu. Tente de novo em alguns minutos.',
  FREIGHT: 'O Fretefy não respondeu. Tente de novo em alguns minutos.',
  MAIL: 'O servidor de e-mail não respondeu. Tente de novo em alguns minutos.',
  CEP: 'A consulta de CEP não respondeu. Digite o endereço ou tente de novo em alguns minutos.',
  CNPJ: 'A consulta de CNPJ não respondeu. Preencha os dados da empresa ou tente de novo em alguns minutos.',
  FILES: 'O armazenamento de arquivos não respondeu. Tente de novo em alguns minutos.',
} as const satisfies Record<CalledSystem, string>
