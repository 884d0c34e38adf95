import type { AuditedFields } from '@girassol/domain/administration'
import type { LinkRow } from './link-queries.ts'

export const linkSubject = ({ id, label }: LinkRow) => ({ kind: 'link', id, name: label }) as const

/** What the audit log tells of a link. */
export const auditedLink = ({ place, label, url, roles }: LinkRow): AuditedFields => ({ place, label, url, roles })
