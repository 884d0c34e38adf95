import type { listAuditEntries } from '@girassol/contract/administration'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import { type AuditSubject, auditSubjects } from '@girassol/domain/administration'

/** The filters of the log as the address names them. */
export const auditDefaults = { pessoa: '', tipo: '', registro: '', de: '', ate: '' } as const

export type AuditState = Readonly<Record<keyof typeof auditDefaults, string>>

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)
const isNumber = (text: string) => /^[1-9]\d{0,8}$/.test(text)
const isSubject = (text: string): text is AuditSubject => text in auditSubjects

/** What is asked for; a half typed day, or an address somebody mangled, narrows nothing. */
export const auditQuery = ({
  pessoa,
  tipo,
  registro,
  de,
  ate,
}: AuditState): RequestFor<typeof listAuditEntries>['query'] => ({
  ...(isNumber(pessoa) && { authorId: Number(pessoa) }),
  ...(isSubject(tipo) && { kind: tipo }),
  ...(registro !== '' && { subjectId: registro.slice(0, 60) }),
  ...(isDay(de) && { from: de }),
  ...(isDay(ate) && { to: ate }),
})
