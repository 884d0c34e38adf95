import type { RetentionName } from '../administration/retention.ts'

type KeptRecord = {
  /** Why it stays, in Portuguese. */
  readonly reason: string
  /** The row of the retention table that ends it; null when it has no end. */
  readonly retention: RetentionName | null
}

/** SEC-022, C-228: what an erasure leaves, why and until when; the only list of such reasons. */
export const keptRecords = {
  tax: {
    reason: 'Registro fiscal e de pagamento, guardado por 5 anos (Código Tributário Nacional, arts. 173 e 174)',
    retention: 'orders',
  },
  evidence: {
    reason: 'Registro à prova de alteração do que foi feito no portal (LGPD, art. 16, I)',
    retention: null,
  },
  acceptance: {
    reason: 'Aceite de proposta com assinatura eletrônica, guardado por 5 anos (Lei 14.063/2020)',
    retention: 'acceptances',
  },
  security: {
    reason: 'Evento de segurança, só com números de usuários, guardado por 1 ano (Marco Civil da Internet, art. 15)',
    retention: 'securityEvents',
  },
} as const satisfies Readonly<Record<string, KeptRecord>>

export type KeptReason = keyof typeof keptRecords
