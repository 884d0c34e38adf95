import { type AuditAction, type AuditedFields, type AuditSubject, changedFields } from '@girassol/domain/administration'
import { nameOfKey } from '@girassol/domain/api-keys'
import { isActivitySubject } from '@girassol/domain/company-activity'
import { sql } from 'kysely'
import type { Actor } from '../http/actor.ts'
import type { Tx } from '../http/context.ts'

/** A user or a key, or what made a change without one: the end customer, another system, a job (decision 059). */
export type ChangeAuthor = Pick<Actor, 'userId' | 'key'> | { readonly userId: number | null; readonly name: string }

export type Change = {
  readonly now: string
  readonly author: ChangeAuthor
  readonly action: AuditAction
  readonly subject: { readonly kind: AuditSubject; readonly id: string | number; readonly name: string }
  /** The record before the change, null if it is created. */
  readonly before: AuditedFields | null
  /** The record after the change, null if it is removed. */
  readonly after: AuditedFields | null
  /** The number of the integrator for whom staff act. */
  readonly onBehalfOf?: number | null
}

/** SQL: the company of a user who has a role in it. */
const companyOfUser = (id: number | null) => sql<number | null>`(
  select coalesce(seller_id, owner_id) from app_user where app_user.id = ${id} and company_role is not null)`

/** SQL: the company whose own record was changed, by whomever. */
const companyOfSubject = ({ kind, id }: Change['subject']) => {
  if (kind === 'user') return companyOfUser(/^\d+$/.test(String(id)) ? Number(id) : null)
  return kind === 'seller' || kind === 'company-brand' || kind === 'points' ? sql<number>`${Number(id)}` : sql`null`
}

/**
 * SQL, COMP-018: the company for which the author acts: the one that staff selected, the author's own, or the one whose
 * users, registration or points staff changed. Null for what no user did, and for records of the distributor.
 */
const toCompany = ({ author, subject, onBehalfOf = null }: Change) =>
  author.userId === null || !isActivitySubject(subject.kind)
    ? null
    : sql<
        number | null
      >`coalesce(${onBehalfOf}::integer, ${companyOfUser(author.userId)}, ${companyOfSubject(subject)})`

/** Who is named: a key stands for itself, never for the user who made it (API-012). */
const toAuthorColumns = (author: ChangeAuthor) => {
  if ('key' in author && author.key !== undefined) return { author_id: null, author_name: nameOfKey(author.key.name) }
  return {
    author_id: author.userId,
    author_name: author.userId === null && 'name' in author ? author.name : null,
  }
}

/**
 * C-140: writes an audit entry in the transaction of the change, so that both are committed or neither. Pass the whole
 * records: only the differences are stored, and never a secret. Without a difference there is no entry.
 */
export const recordChange = async (tx: Tx, change: Change): Promise<void> => {
  const changed = changedFields(change.before, change.after)
  if (changed === null) return
  const { author } = change
  await tx
    .insertInto('audit_entry')
    .values({
      made_at: change.now,
      ...toAuthorColumns(author),
      action: change.action,
      subject_kind: change.subject.kind,
      subject_id: String(change.subject.id),
      subject_name: change.subject.name,
      values_before: changed.before,
      values_after: changed.after,
      on_behalf_of: change.onBehalfOf ?? null,
      company_id: toCompany(change),
    })
    .execute()
}
