import type { listAuditEntries } from '@girassol/contract/administration'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import { type AuditSubject, auditSubjects } from '@girassol/domain/administration'
import { isRecordNumber } from '../../../lib/record-number.ts'
import { toPeriodQuery } from '../address-filters.ts'

/** The filters of the log, named as in the address. */
export const auditDefaults = { pessoa: '', tipo: '', registro: '', de: '', ate: '' } as const

export type AuditState = Readonly<Record<keyof typeof auditDefaults, string>>

const isSubject = (text: string): text is AuditSubject => text in auditSubjects

/** The query of the filters. A partly typed day or an invalid value in the address is ignored. */
export const auditQuery = ({
  pessoa,
  tipo,
  registro,
  de,
  ate,
}: AuditState): RequestFor<typeof listAuditEntries>['query'] => ({
  ...(isRecordNumber(pessoa) && { authorId: Number(pessoa) }),
  ...(isSubject(tipo) && { kind: tipo }),
  ...(registro !== '' && { subjectId: registro.slice(0, 60) }),
  ...toPeriodQuery({ de, ate }),
})
