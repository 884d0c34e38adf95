import type { AuditedFields } from '@girassol/domain/administration'
import type { LinkRow } from './link-queries.ts'

export const linkSubject = ({ id, label }: LinkRow) => ({ kind: 'link', id, name: label }) as const

/** The fields of a link in the audit log. */
export const auditedLink = ({ place, label, url, roles }: LinkRow): AuditedFields => ({ place, label, url, roles })
