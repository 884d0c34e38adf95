import type { listSecurityEvents } from '@girassol/contract/administration'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import { type SecurityEventKind, securityEventKinds } from '@girassol/domain/administration'
import { isRecordNumber } from '../../../lib/record-number.ts'
import { toPeriodQuery } from '../address-filters.ts'

/** The filters of the security events, named as in the address. */
export const securityDefaults = { evento: '', pessoa: '', de: '', ate: '' } as const

export type SecurityState = Readonly<Record<keyof typeof securityDefaults, string>>

const isKind = (text: string): text is SecurityEventKind => text in securityEventKinds

/** The query of the filters. A partly typed day or an invalid value in the address is ignored. */
export const toSecurityQuery = ({
  evento,
  pessoa,
  de,
  ate,
}: SecurityState): RequestFor<typeof listSecurityEvents>['query'] => ({
  ...(isKind(evento) && { kind: evento }),
  ...(isRecordNumber(pessoa) && { userId: Number(pessoa) }),
  ...toPeriodQuery({ de, ate }),
})
